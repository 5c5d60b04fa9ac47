import fc from 'fast-check';

/** Few letters, so that edits also bring about what was there before. */
export const letter = fc.constantFrom(...'abcde');
export const edit = fc.record({
  kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
  at: fc.nat(30),
  letter,
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** Letters with one letter dropped, added, changed, or swapped with the next. */
export function edited(letters: string, { kind, at: place, letter: other }: Edit): string {
  const at = place % letters.length;
  const [before, here, after] = [letters.slice(0, at), letters[at], letters.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'add') return before + other + here + after;
  if (kind === 'change') return before + other + after;
  return before + (after[0] ?? '') + here + after.slice(1);
}
