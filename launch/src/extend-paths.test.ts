import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

// Code with backticks in it stands between two of them.
const page = readFileSync(inProject('docs', 'extend.md'), 'utf8').replaceAll(/``.+?``/g, '');
const inTicks = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const paths = inTicks.filter((text) => /^(apps|packages|demo|docs|e2e|bench|launch)\/[^\s…*]+$/.test(text));
/** What the worked example adds: there is none of it yet. */
const isNew = (path: string) => /sample[-_]requests?/.test(path);

test('each place that docs/extend.md names is there', () => {
  const standing = paths.filter((path) => !isNew(path) && !path.includes('00NN'));
  expect(standing.length).toBeGreaterThan(30);
  expect(standing.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('what its worked example adds lies where folders of nouns are, and is not there', () => {
  const added = paths.filter(isNew);
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter((path) => existsSync(inProject(path)))).toEqual([]);
  const parents = added.map((path) => path.slice(0, path.search(/\/[^/]*sample[-_]request/)));
  expect(parents.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});
