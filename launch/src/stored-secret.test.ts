import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './stored-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, for its owner alone, and is another one elsewhere', () => {
  const dataDir = join(folder, 'data');
  const secret = storedSecret(dataDir, 'accounts-secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(storedSecret(dataDir, 'accounts-secret')).toBe(secret);
  expect(storedSecret(join(folder, 'other'), 'accounts-secret')).not.toBe(secret);
  expect(storedSecret(dataDir, 'internal-token')).not.toBe(secret);
  expect(readdirSync(dataDir).toSorted()).toEqual(['accounts-secret', 'internal-token']);
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
});
