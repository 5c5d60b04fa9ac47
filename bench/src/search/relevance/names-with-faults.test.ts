import { expect, test } from 'vitest';
import { randomFor } from '../../corpus/random.ts';
import { faults, typedName } from './names-with-faults.ts';

const name = 'acme pump works';
const texts = (fault: keyof typeof faults) =>
  Array.from({ length: 200 }, (_, index) => faults[fault](name, randomFor(7, index)));

test.each([
  ['one letter wrong', 0],
  ['one letter missing', -1],
  ['one letter too many', 1],
  ['two letters swapped', 0],
] as const)('%s: the name is never typed right, and is as long as that makes it', (fault, more) => {
  for (const text of texts(fault)) {
    expect(text).not.toBe(name);
    expect(text).toHaveLength(name.length + more);
  }
});

test('one space is missing, or all are', () => {
  expect(new Set(texts('one space missing'))).toEqual(new Set(['acmepump works', 'acme pumpworks']));
  expect(new Set(texts('all spaces missing'))).toEqual(new Set(['acmepumpworks']));
});

test.each([
  ['Acme Pump Works GmbH & Co. KG', 'acme pump works'],
  ["O'Neill Steel S.p.A.", "o'neill steel"],
  ['Kontor', 'kontor'],
])('%s is typed without its legal form', (full, typed) => {
  expect(typedName(full)).toBe(typed);
});
