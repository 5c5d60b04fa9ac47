const particles = new Set(
  'and of the for de del la las los el y e et des du le les di da do dos das und der die van von den & sa sas srl spa ag gmbh inc ltd llc plc corp co company group limited holdings bv nv ab as oy kg'.split(
    ' ',
  ),
);
const withoutSpaces = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** What a mark shows of a name: the first letters of its telling words, folded to A–Z where they can be; 1 to 3. */
export function initialsOf(name: string): string {
  const [first, ...rest] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (first === undefined) return '?';
  if (withoutSpaces.test(first)) return [...first].slice(0, 2).join('');
  const telling = rest.filter((word) => [...word].length > 1 && !particles.has(word.toLowerCase()));
  const letters =
    telling.length > 0 ? [first, ...telling].slice(0, 3).map(firstLetter) : [...first].slice(0, 2);
  return folded(letters.join(''));
}

function firstLetter(word: string): string {
  return [...word][0] ?? '';
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 3);
}
