import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

/** What the field has a word for: cached or stored, result, maximum, timeout. */
const privateWords = /\b(kept|patience|most|madeOf|cameOf)\b(?=\??\s*[:=,})])|what came of\b|\bis made of\b/i;
const isTest = /\.test\.ts$|\/testing[^/]*\.ts$/;

test('names and comments of what services share use the terms of the field', () => {
  const folders = 'packages/{server,jobs,contract}/src/**/*.ts';
  const files = globSync([folders, 'apps/accounts/src/**/*.ts', 'apps/api/src/help-request/*.ts'], {
    cwd: inProject(),
  }).filter((file) => !isTest.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(inProject(file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (privateWords.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
