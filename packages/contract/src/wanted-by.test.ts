import { expect, it } from 'vitest';
import { wantedByIssue } from './wanted-by.ts';

it.each([
  ['2026-11-29', undefined],
  ['2028-02-29', undefined],
  ['2026-11-28', 'inPast'],
  ['2020-01-01', 'inPast'],
  ['2027-02-30', 'noSuchDay'],
  ['9999-99-99', 'noSuchDay'],
  ['soon', 'noSuchDay'],
])('what is wanted by %s on 29 November 2026: %s', (day, code) => {
  expect(wantedByIssue(day, '2026-11-29')?.code).toBe(code);
});
