import type {
  Data,
  Inquiry,
  InquiryMessage,
  InquiryParty,
  listTranscriptKeys,
  TranscriptEntry,
  TranscriptHead,
} from '@kontor/contract';
import type { JWK } from 'jose';

/** What a transcript says of the conversation as a whole. @param issuer origin of the portal */
export function presentHead(inquiry: Inquiry, issuer: string): TranscriptHead {
  const { requestID, subject, createdAt, quantity, wantedBy, deliveryPlace } = inquiry;
  const { status, closedAt, closedBy, closeReason } = inquiry;
  return {
    format: 'kontor-transcript-1',
    issuer,
    requestID,
    subject,
    createdAt,
    sender: presentParty(inquiry.sender),
    receiver: presentParty(inquiry.receiver),
    product: inquiry.product?.name,
    quantity,
    wantedBy,
    deliveryPlace,
    status,
    closedAt,
    closedBy,
    closeReason,
    writtenFor: inquiry.side,
  };
}

function presentParty({ type, id, name }: InquiryParty): TranscriptHead['sender'] {
  return { type, id, name };
}

/** A message as a transcript has it, before it is tied to the one before. */
export function presentEntry(message: InquiryMessage): Omit<TranscriptEntry, 'previous' | 'hash'> {
  const { messageID, datetime, from, content, declined, author, attachments, isRemoved } = message;
  return {
    messageID,
    datetime,
    from,
    author: author && [author.firstName, author.lastName].filter(Boolean).join(' '),
    content,
    isRemoved: isRemoved || undefined,
    declined,
    files: attachments?.map(({ name, bytes, state }) => ({
      name,
      bytes,
      isRevoked: state === 'revoked' || undefined,
    })),
  };
}

/** A public key with what checks need, and nothing else. */
export function presentKey({
  kty,
  crv = '',
  x = '',
  y = '',
  kid = '',
  alg = '',
  use = '',
}: JWK): Data<typeof listTranscriptKeys>['keys'][number] {
  return { kty: kty ?? '', crv, x, y, kid, alg, use };
}
