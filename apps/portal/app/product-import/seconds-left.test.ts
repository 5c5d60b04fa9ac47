import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const startedAt = '2026-03-18T11:14:00.000Z';
const after = (seconds: number) => Date.parse(startedAt) + seconds * 1_000;

test('what is left is told by what was done so far', () => {
  expect(secondsLeft({ done: 400, total: 600, startedAt }, after(20))).toBe(10);
  expect(secondsLeft({ done: 599, total: 600, startedAt }, after(6))).toBe(1);
});

test('nothing is told before the first rows, behind the last one, and by a clock that is behind', () => {
  expect(secondsLeft({ done: 0, total: 600, startedAt }, after(20))).toBeUndefined();
  expect(secondsLeft({ done: 600, total: 600, startedAt }, after(20))).toBeUndefined();
  expect(secondsLeft({ done: 400, total: 600, startedAt }, after(-5))).toBeUndefined();
});
