import { expect, it } from 'vitest';
import { changeOf, differenceOf, perHundred } from './change.ts';

it.each([
  [
    { now: 118, before: 100 },
    { value: 0.18, isShare: true, isGood: true },
  ],
  [
    { now: 50, before: 100 },
    { value: -0.5, isShare: true, isGood: false },
  ],
  [
    { now: 7, before: 7 },
    { value: 0, isShare: true, isGood: undefined },
  ],
  [
    { now: 0, before: 4 },
    { value: -1, isShare: true, isGood: false },
  ],
  // Of nothing there is no share.
  [{ now: 4, before: 0 }, undefined],
])('%j is %j', (compared, change) => expect(changeOf(compared)).toEqual(change));

it.each([
  [4, 6, 'less', true],
  [6, 4, 'less', false],
  [6, 4, 'more', true],
  [4, 4, 'more', undefined],
] as const)('from %d to %d, where %s is better', (now, before, better, isGood) =>
  expect(differenceOf(now, before, better)).toEqual({ value: now - before, isShare: false, isGood }),
);

it('what is not known differs from nothing', () => {
  expect(differenceOf(undefined, 4, 'less')).toBeUndefined();
  expect(differenceOf(4, undefined, 'less')).toBeUndefined();
  expect(perHundred(3, 0)).toBeUndefined();
  expect(perHundred(3, 200)).toBe(1.5);
});
