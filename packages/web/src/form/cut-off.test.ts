import { expect, test } from 'vitest';
import { cutOff } from './cut-off.ts';

const at = (value: string, selectionStart: number | null = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

test.each([
  ['fits', 'abc', at(''), 3, 0],
  ['is longer than the field', 'abcde', at(''), 3, 2],
  ['is longer than what is left', 'abc', at('12'), 4, 1],
  ['takes the place of what is selected', 'abc', at('1234', 0, 4), 4, 0],
  ['takes the place of a part', 'abc', at('1234', 1, 3), 4, 1],
  ['comes to a field that is full', 'abc', at('1234'), 4, 3],
  ['comes to a field that tells no selection', 'abc', at('1234', null), 5, 2],
  ['has lines of Windows', 'a\r\nb', at(''), 3, 0],
])('a pasted text that %s', (_, pasted, typed, maxLength, cut) => {
  expect(cutOff(pasted, typed, maxLength)).toBe(cut);
});
