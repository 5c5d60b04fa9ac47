import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from './folder-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-folder-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what a killed process left half written goes after an hour; what is just being written stays', async () => {
  const store = openFolderStore(folder, () => 'http://localhost/store');
  await store.tidy?.();
  await store.write('files/a/512.webp', Buffer.from('pixels'), 'image/webp');
  const longAgo = new Date(Date.now() - 61 * 60 * 1_000);
  for (const name of ['left', 'young']) await writeFile(join(folder, 'aside', name), 'half a pic');
  await utimes(join(folder, 'aside', 'left'), longAgo, longAgo);
  await utimes(join(folder, 'files', 'a', '512.webp'), longAgo, longAgo);
  await store.tidy?.();
  expect(await readdir(join(folder, 'aside'))).toEqual(['young']);
  expect(await store.read('files/a/512.webp')).toEqual(Buffer.from('pixels'));
});
