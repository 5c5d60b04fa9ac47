import { expect, test } from 'vitest';
import type { Result } from './results.ts';
import { replaceFigures } from './write-docs.ts';

const machine = {
  processor: 'Some CPU',
  cores: 2,
  memory: 24,
  node: '24.0.0',
  postgresql: '18.0',
  settings: {},
};
const result: Result = {
  suite: 'search',
  businesses: 1_000,
  rounds: 5,
  measuredAt: '2026-11-20T00:00:00.000Z',
  machine,
  sections: [
    { title: 'Speed', columns: ['what', 'ms'], rows: [['top 5', 1.26]], checks: [], notes: ['A note.'] },
  ],
};
const page = `before
<!-- figures of search: written by npm run bench -- --write -->
old
<!-- end of figures -->
after
<!-- figures of calls: written by npm run bench -- --write -->
kept
<!-- end of figures -->
`;

test('the figures of a suite take the place of the old ones, and nothing else changes', () => {
  const written = replaceFigures(page, [result], []);
  expect(written).toContain('| top 5 | 1.3 |');
  expect(written).toContain('A note.');
  expect(written).not.toContain('old');
  expect(written).toContain('before\n');
  expect(written).toContain('after\n');
  expect(written).toContain('kept\n');
  expect(replaceFigures(written, [result], [])).toBe(written);
});

test('the figures say what they were measured on: the corpus, or what their suite names', () => {
  expect(replaceFigures(page, [result], [{ name: 'search' }])).toContain('\n1,000 businesses, medians of 5');
  const written = replaceFigures(page, [result], [{ name: 'search', data: 'Full demo data' }]);
  expect(written).toContain('\nFull demo data, medians of 5 rounds, 2026-11-20');
  expect(written).not.toContain('businesses');
});

test('a suite without a place on the page is left out', () => {
  expect(replaceFigures(page, [{ ...result, suite: 'pages' }], [])).toBe(page);
});
