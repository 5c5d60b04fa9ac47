import type { Transcript, TranscriptEntry } from '@kontor/contract';
import { transcriptHash } from '@kontor/contract/transcript-hash';
import fc from 'fast-check';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { expect, test, vi } from 'vitest';
import { checkTranscript } from './check-transcript.ts';

const kid = 'a-key';
const pair = await generateKeyPair('ES256', { extractable: true });
const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' }] };
const other = await generateKeyPair('ES256');

/** A transcript as the api writes it. */
async function aTranscript(contents: readonly string[], by = pair): Promise<Transcript> {
  const requestID = '5d4a5b1c-93a5-4b0b-8c8e-0d5e1c7a9a11';
  const head: Transcript['head'] = {
    format: 'kontor-transcript-1',
    issuer: 'https://kontor.example',
    requestID,
    subject: 'full price list',
    createdAt: '2026-11-24T08:00:00.000Z',
    sender: { type: 'user', name: 'Marisol Treviño' },
    receiver: { type: 'business', name: 'Reductores del Bajío' },
    status: 'open',
    writtenFor: 'S',
  };
  const entries: TranscriptEntry[] = [];
  let hash = await transcriptHash(head);
  for (const [place, content] of contents.entries()) {
    const datetime = '2026-11-24T08:00:00.000Z';
    const rest = { messageID: String(place + 1), datetime, from: 'S' as const, content, previous: hash };
    hash = await transcriptHash(rest);
    entries.push({ ...rest, hash });
  }
  const seal = { iss: head.issuer, iat: 1_795_000_000, requestID, entries: entries.length, hash };
  const signature = await new CompactSign(new TextEncoder().encode(JSON.stringify(seal)))
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(by.privateKey);
  return { head, entries, signature };
}

const check = (value: unknown) => checkTranscript(JSON.stringify(value), keys);

test('what the portal wrote is genuine, however its fields are ordered and indented', async () => {
  const { head, entries, signature } = await aTranscript(['One.', 'Two – 二']);
  const turned = {
    signature,
    entries: entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse())),
    head,
  };
  const checked = await checkTranscript(JSON.stringify(turned, undefined, 4), keys);
  expect(checked).toMatchObject({ result: 'genuine', signedAt: new Date(1_795_000_000_000) });
  expect(await check(await aTranscript([]))).toMatchObject({ result: 'genuine' });
});

test('whatever is changed in it, left out, added or moved is found', async () => {
  const genuine = await aTranscript(['One.', 'Two.', 'Three.']);
  const at = fc.nat(2);
  await fc.assert(
    fc.asyncProperty(at, fc.string({ minLength: 1 }), async (place, text) => {
      const changed = structuredClone(genuine);
      const entry = changed.entries[place];
      if (!entry) return;
      entry.content += text;
      expect(await check(changed)).toEqual({ result: 'changed', entry: place + 1 });
      // With its hash made to fit, the next one does not; of the last one the signature does not.
      const { hash: _, ...rest } = entry;
      entry.hash = await transcriptHash(rest);
      expect(await check(changed)).toEqual(
        place === 2 ? { result: 'changed' } : { result: 'changed', entry: place + 1 },
      );
    }),
  );
  for (const place of [0, 1, 2])
    expect((await check({ ...genuine, entries: genuine.entries.toSpliced(place, 1) })).result).toBe(
      'changed',
    );
  expect((await check({ ...genuine, entries: genuine.entries.toReversed() })).result).toBe('changed');
  expect(await check({ ...genuine, head: { ...genuine.head, subject: 'other' } })).toEqual({
    result: 'changed',
    entry: 0,
  });
  const empty = await aTranscript([]);
  expect(await check({ ...empty, head: { ...empty.head, status: 'closed' } })).toEqual({ result: 'changed' });
});

test('another key, another signature or none is no proof', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const genuine = await aTranscript(['One.']);
  expect(await check(await aTranscript(['One.'], other))).toEqual({ result: 'unsigned' });
  expect(await check({ ...genuine, signature: `${genuine.signature}x` })).toEqual({ result: 'unsigned' });
  const [, payload] = genuine.signature.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  expect(await check({ ...genuine, signature: unsigned })).toEqual({ result: 'unsigned' });
  vi.restoreAllMocks();
});

test('what is no transcript is said to be none', async () => {
  for (const value of [null, [], {}, { head: {}, entries: [], signature: '' }, 'text'])
    expect(await check(value)).toEqual({ result: 'unreadable' });
  expect(await checkTranscript('%PDF-1.7', keys)).toEqual({ result: 'unreadable' });
});
