import { globSync } from 'node:fs';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { defineCall } from './call.ts';
import { calls } from './calls.ts';

const base = { name: 'test', method: 'POST', path: 'test', noun: 'test', summary: 'A call' } as const;
const data = Type.Object({});

// What is declared wrongly does not compile: `npm run typecheck` fails where nothing is wrong with one of these.
test('a call says who may perform it and the class it counts in', () => {
  defineCall({ ...base, data, access: 'anyone', limit: 'write' });
  defineCall({ ...base, path: 'internal/test', data, access: 'services' });
  // @ts-expect-error calls of our services lie below /internal
  defineCall({ ...base, data, access: 'services' });
  // @ts-expect-error without access
  defineCall({ ...base, data, limit: 'write' });
  // @ts-expect-error without a class
  defineCall({ ...base, data, access: 'anyone' });
  // @ts-expect-error a class there is not
  defineCall({ ...base, data, access: 'signed-in', limit: 'test' });
  // @ts-expect-error calls of our services are not counted
  defineCall({ ...base, path: 'internal/test', data, access: 'services', limit: 'write' });
});

test('calls with a file count as such', () => {
  const withFile = calls.filter(({ file }) => file);
  expect(withFile.length).toBeGreaterThan(0);
  expect(withFile.filter(({ limit }) => limit !== 'upload').map(({ name }) => name)).toEqual([]);
});

test('a file of the contract describes calls of one noun', async () => {
  const folder = new URL('.', import.meta.url);
  const files = globSync('*.ts', { cwd: folder }).filter(
    (file) => !/(^index|^nouns-of-\w+|\.test)\.ts$/.test(file),
  );
  const described = await Promise.all(
    files.map(async (file) => {
      const exported: unknown[] = Object.values(await import(new URL(file, folder).href));
      const nouns = exported.flatMap((value) =>
        typeof value === 'object' && value !== null && 'noun' in value ? [value.noun] : [],
      );
      return { file, nouns: [...new Set(nouns)] };
    }),
  );
  expect(described.filter(({ nouns }) => nouns.length > 0).length).toBeGreaterThan(15);
  expect(described.filter(({ nouns }) => nouns.length > 1)).toEqual([]);
});
