/** Endings by which singular and plural, or masculine and feminine, differ in English, Spanish, Italian and French; `shared`: letters before them. */
const pairs: readonly { endings: readonly string[]; shared: number; before?: RegExp }[] = [
  { endings: ['', 's'], shared: 3 },
  { endings: ['', 'es'], shared: 3, before: /(?:[sxz]|[cs]h|o)$/ },
  { endings: ['', 'es'], shared: 4, before: /[nlrdjy]$/ },
  { endings: ['y', 'ies'], shared: 3 },
  { endings: ['o', 'a', 'os', 'as'], shared: 3 },
  { endings: ['o', 'i'], shared: 3 },
  { endings: ['a', 'e'], shared: 4 },
  { endings: ['e', 'i'], shared: 3 },
  { endings: ['a', 'i'], shared: 5 },
  { endings: ['o', 'hi'], shared: 3, before: /[cg]$/ },
  { endings: ['o', 'i', 'he'], shared: 4, before: /[cg]$/ },
  { endings: ['a', 'he'], shared: 3, before: /[cg]$/ },
  { endings: ['o', ''], shared: 3, before: /i$/ },
  { endings: ['', 'x'], shared: 4, before: /[aeo]u$/ },
  { endings: ['l', 'ux'], shared: 4, before: /a$/ },
];

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Whether two words can be singular and plural of one, in one of the languages. Words of one stem that differ otherwise are different words
 * of the trade: bear and bearing, generator and generation.
 */
export function areForms(a: string, b: string): boolean {
  const shared = commonPrefix(a, b);
  // Most words differ at once: no ending is longer.
  if (shared < 3 || a.length - shared > 3 || b.length - shared > 3) return false;
  const [endA, endB, stem] = [a.slice(shared), b.slice(shared), a.slice(0, shared)];
  return pairs.some(
    ({ endings, shared: minimum, before }) =>
      shared >= minimum &&
      endings.includes(endA) &&
      endings.includes(endB) &&
      (before === undefined || before.test(stem)),
  );
}

/** Endings by which a noun of German and its plural differ, umlauts aside, which are folded. */
const germanEndings = new Set(['', 'e', 'n', 'en', 'er', 's', 'nen']);

/** Whether two words are forms of one in any language that queries come in. */
export function areAlike(word: string, other: string): boolean {
  if (word === other || areForms(word, other)) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= 5 && long.startsWith(short) && germanEndings.has(long.slice(short.length));
}
