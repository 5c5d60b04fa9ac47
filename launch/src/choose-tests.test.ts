import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { listSteps } from './steps.ts';

test.each([
  ['a module', ['apps/api/src/search/search.ts'], { folders: [], journeys: 'all' }],
  ['the test of a module', ['apps/api/src/search/search.test.ts'], { folders: [], journeys: 'none' }],
  [
    'what tests share',
    ['apps/api/src/test/rows.ts', 'apps/accounts/src/testing.ts'],
    { folders: [], journeys: 'importers' },
  ],
  [
    'what tests share, and a module',
    ['apps/api/src/test/rows.ts', 'apps/accounts/src/mail/texts.ts'],
    { folders: [], journeys: 'all' },
  ],
  ['a journey', ['e2e/home.test.ts', 'e2e/access.full.test.ts'], { folders: [], journeys: 'importers' }],
  ['what some journeys share', ['e2e/browser.ts'], { folders: [], journeys: 'importers' }],
  ['what starts the product of all journeys', ['e2e/product.ts'], { folders: [], journeys: 'all' }],
  ['a file that journeys send', ['e2e/photo.jpg'], { folders: ['launch/src'], journeys: 'all' }],
  ['a page of the documentation', ['docs/run.md'], { folders: ['launch/src'], journeys: 'none' }],
  [
    'the messages of the portal',
    ['apps/portal/app/locales/es.po'],
    { folders: ['apps/portal', 'launch/src'], journeys: 'all' },
  ],
  [
    'a migration',
    ['packages/database/migrations/0001.sql'],
    { folders: ['apps', 'bench', 'demo', 'launch', 'packages'], journeys: 'all' },
  ],
  ['a package', ['package-lock.json'], { folders: ['launch/src'], journeys: 'all' }],
  ['nothing', [], { folders: [], journeys: 'none' }],
] as const)('of %s what it touches is run', (_, changed, choice) => {
  expect(chooseTests([...changed])).toEqual(choice);
});

const named = (changed: string[]) =>
  listSteps({ changes: { base: 'HEAD', files: changed } }).map(({ name }) => name);

test('the steps that read all sources stand whatever changed; journeys only when it concerns them', () => {
  const all = listSteps({}).map(({ name }) => name);
  expect(all).toContain('Journeys');
  expect(named(['apps/portal/app/home/home.tsx'])).toEqual(all);
  expect(named(['e2e/home.test.ts'])).toEqual(all);
  expect(named(['apps/api/src/search/search.test.ts'])).toEqual(all.filter((name) => name !== 'Journeys'));
  expect(named(['docs/run.md'])).toEqual([
    ...all.slice(0, 1),
    'Tests beside what changed',
    ...all.slice(1).filter((name) => name !== 'Journeys'),
  ]);
});
