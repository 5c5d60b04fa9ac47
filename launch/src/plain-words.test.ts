import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';
import { privateWordsIn } from './testing-private-words.ts';

/** A workspace that joins is one more word. */
const sources = '{apps,packages,launch,demo,bench,e2e}/**/*.{ts,tsx}';
/** Built or installed; and the words themselves. */
const isForeign =
  /(^|\/)(node_modules|build|dist|\.[^/]+)\/|^launch\/src\/(testing-private-words|plain-words\.test)\.ts$/;

test('names and comments use the terms of the field', () => {
  const files = globSync(sources, { cwd: inProject() }).filter((file) => !isForeign.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => privateWordsIn(readFileSync(inProject(file), 'utf8'), file));
  expect(found).toEqual([]);
});

test('a private word is found as a name, in SQL and in a comment; ordinary English is none', () => {
  const found = [
    'const kept = 1;',
    'function run({ most }: { most: number }) {}',
    'const onKeptConnections = [];',
    "leadTo({ done: 'kept' });",
    "query('CREATE TABLE kept AS SELECT 1');",
    '// What came of it.',
  ];
  const code = found.join('\n');
  expect(privateWordsIn(code, 'a.ts')).toEqual(found.map((line, at) => `a.ts:${at + 1}: ${line}`));
  const english = [
    '// At most 8 are kept in order, most first: those it is kept for.',
    'const listMostLiked = <p>Kept for a year, 50 at most, as most are</p>;',
    "test('what is kept, and most of it');",
  ];
  expect(privateWordsIn(english.join('\n'), 'a.tsx')).toEqual([]);
});
