import { expect, test } from 'vitest';
import { dayOf, momentOf } from './day.ts';

// "sept" and "sep" for one month stood on one page: days are written as all other dates of the language are.
test.each([
  ['en', '14 Sept 2026'],
  ['es', '14 sep 2026'],
  ['it', '14 set 2026'],
  ['zh', '2026年9月14日'],
] as const)('a day in %s', (language, text) => {
  expect(dayOf('2026-09-14', language)).toBe(text);
});

test('the time of day has 24 hours in Spanish, too', () => {
  expect(momentOf('2026-09-14T16:05:00', 'es')).toBe('14 sep 2026, 16:05');
});
