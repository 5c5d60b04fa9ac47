import { expect, test } from 'vitest';
import { daysIn } from './shown-days.ts';

test.each([
  ['en', '1 August – 2 November 2026'],
  ['es', '1 de agosto – 2 de noviembre de 2026'],
  ['it', '1 agosto – 2 novembre 2026'],
  ['zh', '2026/8/1 – 2026/11/2'],
] as const)('a period is written as people write it: %s', (language, text) => {
  expect(daysIn(language).range('2026-08-01', '2026-11-02').replaceAll(/\s/g, ' ')).toBe(text);
});
