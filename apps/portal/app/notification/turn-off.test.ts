import { expect, test } from 'vitest';
import { isOff, turnOff } from './turn-off.ts';

const before = { onPage: true, mail: 'at-once', push: true } as const;

test('what is turned off and on again is as it was before', () => {
  expect(isOff(turnOff(true, before))).toBe(true);
  expect(turnOff(false, before)).toEqual(before);
});

test('what was off from the beginning is told on the page', () => {
  expect(turnOff(false, undefined)).toEqual({ onPage: true, mail: 'none', push: false });
});
