import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Encoding, encodedBytes } from './encoded-bytes.ts';

const encodings: Encoding[] = ['br', 'gzip'];

it.each([300, 3_000, 300_000])('%i bytes take no more memory than they count', async (length) => {
  const bytes = encodedBytes(Buffer.from(randomBytes(length / 2).toString('hex')));
  for (const encoding of encodings) await bytes.make(encoding);
  bytes.shrink();
  await bytes.squeeze();
  const encoded = encodings.map((encoding) => bytes.known(encoding));
  const taken = encoded.reduce((sum, each) => sum + (each?.buffer.byteLength ?? Number.NaN), 0);
  expect(taken).toBe(bytes.size());
});
