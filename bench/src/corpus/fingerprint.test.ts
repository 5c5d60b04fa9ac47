import { expect, test } from 'vitest';
import { demoFingerprint, rowsFingerprint, searchFingerprint } from './fingerprint.ts';

test('fingerprints are the same each time and differ from each other', async () => {
  const all = await Promise.all([rowsFingerprint(), searchFingerprint(), demoFingerprint()]);
  const again = await Promise.all([rowsFingerprint(), searchFingerprint(), demoFingerprint()]);
  expect(again).toEqual(all);
  expect(new Set(all).size).toBe(3);
});
