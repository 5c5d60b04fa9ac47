import type { AnsweredFile, Inquiry, TranscriptSeal } from '@kontor/contract';
import { transcriptHash } from '@kontor/contract/transcript-hash';
import { CompactSign } from 'jose';
import type { ForEither } from '../../business/policy.ts';
import { getInquiry } from '../get-inquiry.ts';
import { getInquiryMessages } from '../get-inquiry-messages.ts';
import { presentEntry, presentHead } from './present.ts';

/** Messages read at a time. */
const pageSize = 500;

/**
 * A conversation of whom somebody acts as, whole: each message carries the hash of the one before it, and the hash of the last is
 * signed. Messages that come while it is written are not in it. @throws NotFound
 */
export async function downloadTranscript(context: ForEither, id: string): Promise<AnsweredFile> {
  const inquiry = await getInquiry(context, id);
  const day = new Date().toISOString().slice(0, 10);
  return {
    name: `conversation-${day}-${id.slice(0, 8)}.json`,
    contentType: 'application/json; charset=utf-8',
    chunks: chunksOf(context, inquiry),
  };
}

async function* chunksOf(context: ForEither, inquiry: Inquiry): AsyncIterable<Uint8Array> {
  const head = presentHead(inquiry, context.portalOrigin);
  yield bytesOf(`{"head":${JSON.stringify(head)},"entries":[`);
  let entries = 0;
  let hash = await transcriptHash(head);
  for await (const messages of pagesOf(context, inquiry.requestID)) {
    const lines: string[] = [];
    for (const message of messages) {
      const entry = { ...presentEntry(message), previous: hash };
      hash = await transcriptHash(entry);
      lines.push(`${entries === 0 ? '' : ','}\n${JSON.stringify({ ...entry, hash })}`);
      entries += 1;
    }
    yield bytesOf(lines.join(''));
  }
  const signature = await sign(context, {
    iss: head.issuer,
    iat: Math.floor(Date.now() / 1_000),
    requestID: head.requestID,
    entries,
    hash,
  });
  yield bytesOf(`\n],"signature":${JSON.stringify(signature)}}\n`);
}

/** Messages of a conversation up to its last one of now, oldest first. */
async function* pagesOf(context: ForEither, id: string) {
  const { messages: last } = await getInquiryMessages(context, id, { size: 1 });
  const end = BigInt(last[0]?.messageID ?? 0);
  for (let after = '0'; BigInt(after) < end; ) {
    const { messages } = await getInquiryMessages(context, id, { after, size: pageSize });
    after = messages.at(-1)?.messageID ?? String(end);
    yield messages.filter(({ messageID }) => BigInt(messageID) <= end);
  }
}

async function sign(
  { signingKeys }: Pick<ForEither, 'signingKeys'>,
  payload: TranscriptSeal,
): Promise<string> {
  const { id, privateKey } = await signingKeys.signer('transcript');
  return new CompactSign(bytesOf(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid: id, typ: 'kontor-transcript' })
    .sign(privateKey);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
