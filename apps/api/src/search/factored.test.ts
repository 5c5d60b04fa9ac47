import fc from 'fast-check';
import { expect, test } from 'vitest';
import { both, factored, waysOf } from './factored.ts';

const names = ['a', 'b', 'c', 'd', 'e'] as const;
const name = fc.constantFrom<string[]>(...names);
const query = fc.oneof(
  { weight: 3, arbitrary: name },
  { weight: 1, arbitrary: fc.uniqueArray(name, { minLength: 2, maxLength: 3 }).map(both) },
);
const part = fc.uniqueArray(query, { minLength: 1, maxLength: 3 });
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

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
        const expected = alternatives.some((all) =>
          all.every((either) => either.some((query) => isMet(query, held))),
        );
        expect(factored(alternatives).every((query) => isMet(query, held))).toBe(expected);
        const ways = waysOf(alternatives);
        expect(ways.some((queries) => queries.every((query) => isMet(query, held)))).toBe(expected);
      },
    ),
    { numRuns: process.env.THOROUGH ? 20_000 : 1_000 },
  );
});

test('what all alternatives share stands once, and those that differ in one part are one', () => {
  expect(
    factored([
      [['shoe'], ['acoustic'], ['hotel']],
      [['footwear'], ['acoustic'], ['hotel']],
    ]),
  ).toEqual(['acoustic', 'hotel', '(shoe | footwear)']);
  expect(factored([[['shoe'], ['hotel']], [['hotel']]])).toEqual(['hotel']);
  expect(factored([[['shoe'], ['hotel']]])).toEqual(['shoe', 'hotel']);
});

test('ways share what all ask for, and differ in the rest', () => {
  const named = [['=toilets'], ['=lids'], ['@tMA']];
  const there = [['@s00140702'], ['toilets'], ['lids'], ['@tMA']];
  expect(waysOf([named, there])).toEqual([
    ['@tMA', '=toilets', '=lids'],
    ['@tMA', '@s00140702', 'toilets', 'lids'],
  ]);
  expect(waysOf([named, named])).toEqual([['=toilets', '=lids', '@tMA']]);
});

test('what says nothing beside another one is left out: an alternative that is narrower, a part that is wider', () => {
  expect(
    factored([
      [['apparel', '@i0007'], ['hangtags']],
      [['@i0007'], [both(['labels', 'hangtags'])]],
    ]),
  ).toEqual(['(apparel | @i0007)', 'hangtags']);
  expect(factored([[['@s1'], ['hotel'], ['hotel', 'hotels']]])).toEqual(['@s1', 'hotel']);
});
