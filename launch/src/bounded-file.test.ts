import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBoundedFile } from './bounded-file.ts';

let folder = '';
let path = '';
const errors: string[] = [];
const fill = (longest: number) => createBoundedFile(path, longest, (error) => errors.push(error.message));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-bounded-'));
  path = join(folder, 'sample.log');
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('however much is written, only the newest two files of the size stay', () => {
  const file = fill(100);
  for (let line = 100; line < 500; line += 1) file.append(`line ${line}\n`);
  expect(readdirSync(folder)).toEqual(['sample.log', 'sample.log.old']);
  const [old, present] = [`${path}.old`, path].map((name) => readFileSync(name, 'utf8'));
  expect(old?.length).toBe(99);
  expect(present?.length).toBeLessThanOrEqual(100);
  const stored = `${old}${present}`.trim().split('\n');
  expect(stored).toEqual(stored.map((_, index) => `line ${500 - stored.length + index}`));
});

test('what an earlier run left counts', () => {
  writeFileSync(path, 'x'.repeat(95));
  fill(100).append('a new line\n');
  expect(readFileSync(path, 'utf8')).toBe('a new line\n');
  expect(readFileSync(`${path}.old`, 'utf8')).toBe('x'.repeat(95));
});

test('a file that cannot be written is told once, and written as soon as it can be', () => {
  path = join(folder, 'missing', 'sample.log');
  const file = fill(100);
  file.append('one\n');
  file.append('two\n');
  expect(errors).toEqual([expect.stringContaining('ENOENT')]);
  mkdirSync(join(folder, 'missing'));
  file.append('three\n');
  expect(readFileSync(path, 'utf8')).toBe('three\n');
  expect(errors).toHaveLength(1);
});
