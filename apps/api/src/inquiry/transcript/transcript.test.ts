import { createHash } from 'node:crypto';
import {
  downloadTranscript,
  endInquiry,
  forgetPerson,
  listTranscriptKeys,
  type Transcript,
  type TranscriptSeal,
} from '@kontor/contract';
import canonicalize from 'canonicalize';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from '../safety/testing-safety.ts';
import { aCsv, filesIn } from '../testing-files.ts';

const api = await sharedApi();
const { as, ask, write, aMember, aSupplier } = conversationsIn(api);
const { aFile } = filesIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;

async function transcriptOf(by: Somebody, rid: string, bid?: string) {
  const { name, content } = await api.client(by.token).file(downloadTranscript, as(rid, bid));
  return { name, transcript: JSON.parse(await content.text()) as Transcript };
}

/** As anybody would compute it who has read how on the page. */
const hashOf = (value: object) =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('base64url');

/** What the signature says, by the published keys. */
async function sealOf({ signature }: Transcript): Promise<TranscriptSeal> {
  const keys = createLocalJWKSet(await api.call(listTranscriptKeys, {}));
  const { payload } = await compactVerify(signature, keys);
  return JSON.parse(new TextDecoder().decode(payload)) as TranscriptSeal;
}

test('each message carries the hash of the one before, and the last is signed by a published key', async () => {
  const { id: supplier, seller } = await aSupplier('Reductores del Bajío');
  const buyer = await aMember();
  const files = [{ token: await aFile(buyer), name: 'list.csv' }];
  const rid = await ask(buyer, supplier, { files, quantity: { number: 24, unit: 'pieces' } });
  await write(seller, rid, 'Ventiuno: 24 “unidades”\n二十四', supplier);
  await write(buyer, rid, 'Thank you.');
  await seller.call(endInquiry, { ...as(rid, supplier), body: { reason: 'Ordered' } });

  const { name, transcript } = await transcriptOf(buyer, rid);
  expect(name).toMatch(new RegExp(`^conversation-\\d{4}-\\d\\d-\\d\\d-${rid.slice(0, 8)}\\.json$`));
  expect(transcript.head).toEqual({
    format: 'kontor-transcript-1',
    issuer: 'http://portal.example',
    requestID: rid,
    subject: 'full price list',
    createdAt: expect.any(String),
    sender: { type: 'user', id: buyer.id, name: 'Ada Example' },
    receiver: { type: 'business', id: supplier, name: 'Reductores del Bajío' },
    quantity: { number: 24, unit: 'pieces' },
    status: 'closed',
    closedAt: expect.any(String),
    closedBy: 'R',
    closeReason: 'Ordered',
    writtenFor: 'S',
  });
  expect(
    transcript.entries.map(({ from, author, content, files }) => ({ from, author, content, files })),
  ).toEqual([
    {
      from: 'S',
      content: 'Please quote 24 gear units.',
      files: [{ name: 'list.csv', bytes: aCsv().length }],
    },
    { from: 'R', author: 'Ada', content: 'Ventiuno: 24 “unidades”\n二十四' },
    { from: 'S', content: 'Thank you.' },
  ]);
  let previous = hashOf(transcript.head);
  for (const { hash, ...entry } of transcript.entries) {
    expect(entry.previous).toBe(previous);
    expect(hash).toBe(hashOf(entry));
    previous = hash;
  }
  expect(await sealOf(transcript)).toEqual({
    iss: 'http://portal.example',
    iat: expect.any(Number),
    requestID: rid,
    entries: 3,
    hash: previous,
  });
  expect(JSON.stringify(transcript)).not.toContain(buyer.email);
});

test('a long conversation is whole, in its order, and says which side it was written for', async () => {
  const { id: supplier, seller } = await aSupplier();
  const buyer = await aMember();
  const rid = await ask(buyer, supplier);
  await sql`
    INSERT INTO messages (inquiry_id, side, author_id, content, words, readers)
    SELECT ${rid}, CASE WHEN place % 2 = 0 THEN 'S' ELSE 'R' END, ${seller.id}, 'Line ' || place, '', '{}'
    FROM generate_series(1, 1200) AS place
  `.execute(api.db);
  const { transcript } = await transcriptOf(seller, rid, supplier);
  expect(transcript.head.writtenFor).toBe('R');
  expect(transcript.entries.slice(1).map(({ content }) => content)).toEqual(
    Array.from({ length: 1200 }, (_, place) => `Line ${place + 1}`),
  );
  // Colleagues read whole names.
  expect(transcript.entries[1]?.author).toBe('Ada Example');
  expect((await sealOf(transcript)).entries).toBe(1201);
});

test('what a moderator removed and who has left are not told', async () => {
  const { id: supplier, seller } = await aSupplier();
  const buyer = await aMember();
  const rid = await ask(buyer, supplier);
  await write(seller, rid, 'Something one does not write.', supplier);
  await sql`UPDATE messages SET removed_at = now() WHERE inquiry_id = ${rid} AND side = 'R'`.execute(api.db);
  await api.asService(forgetPerson, { params: { personID: buyer.id } });
  const { transcript } = await transcriptOf(seller, rid, supplier);
  expect(transcript.head.sender).toEqual({ type: 'user', name: '' });
  expect(transcript.entries[1]).toMatchObject({ content: '', isRemoved: true });
  expect((await sealOf(transcript)).entries).toBe(2);
});

test('one key signs, also for those who ask first at the same time; older ones stay published', async () => {
  const { id: supplier } = await aSupplier();
  const buyer = await aMember();
  const rid = await ask(buyer, supplier);
  const all = await Promise.all(Array.from({ length: 6 }, () => transcriptOf(buyer, rid)));
  expect(new Set(all.map(({ transcript }) => decodeProtectedHeader(transcript.signature).kid)).size).toBe(1);
  const { keys } = await api.call(listTranscriptKeys, {});
  for (const key of keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const stored = await api.db.selectFrom('signing_keys').select('private_key').execute();
  for (const { private_key } of stored) expect(private_key.toString('latin1')).not.toContain('PRIVATE KEY');
});
