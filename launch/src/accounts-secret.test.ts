import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAccountsSecret } from './accounts-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, for its owner alone, and is another one elsewhere', () => {
  const dataDir = join(folder, 'data');
  const secret = keepAccountsSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepAccountsSecret(dataDir)).toBe(secret);
  expect(keepAccountsSecret(join(folder, 'other'))).not.toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['accounts-secret']);
  expect(statSync(join(dataDir, 'accounts-secret')).mode & 0o777).toBe(0o600);
});
