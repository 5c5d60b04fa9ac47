import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factored } from './factored.ts';

const names = ['a', 'b', 'c', 'd', 'e'] as const;
const parts = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 });

/** Whether somebody who holds some of the names meets a text query of them. */
function isMet(query: string, held: readonly string[]): boolean {
  const said = query.replaceAll(/[a-e]/g, (name) => String(held.includes(name)));
  // Only names, brackets and signs: made here of nothing else.
  return new Function(`return Boolean(${said})`)() as boolean;
}

test('what is factored is met by the same rows as one of the alternatives whole', () => {
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 1, maxLength: 4 }),
      fc.subarray([...names]),
      (alternatives, held) => {
        const expected = alternatives.some((all) => all.every((part) => held.includes(part)));
        expect(factored(alternatives).every((query) => isMet(query, held))).toBe(expected);
      },
    ),
  );
});

test('what all alternatives share stands once, and those that differ in one part are one', () => {
  expect(
    factored([
      ['shoe', 'acoustic', 'hotel'],
      ['footwear', 'acoustic', 'hotel'],
    ]),
  ).toEqual(['acoustic', 'hotel', '(shoe | footwear)']);
  expect(factored([['shoe', 'hotel'], ['hotel']])).toEqual(['hotel']);
  expect(factored([['shoe', 'hotel']])).toEqual(['shoe', 'hotel']);
});
