import { createHash } from 'node:crypto';

// Letters that stay one letter under Unicode decomposition but that people type without their mark.
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ĸ: 'k',
  ŋ: 'n',
};
const plainLetters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Lower case without accents and width variants; letters of every script are kept. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(plainLetters, (letter) => plain[letter] ?? letter)
    .normalize('NFC');
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu;
const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const partNumber = /(?=[\p{L}\p{N}.\-/]*\p{N})[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)+/gu;
const longest = 40;

function bigramsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/**
 * The words of a text as they are indexed and searched: folded; scripts without spaces as pairs of letters;
 * longer words cut at 40 letters. Each once, in order.
 */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  const pairs = [...folded.matchAll(withoutSpaces)].flatMap(([run]) => bigramsOf(run));
  const spaced = folded.replace(withoutSpaces, ' ').matchAll(word);
  const plainWords = [...spaced].map(([match]) => match.replace(/['’]/g, '').slice(0, longest));
  return [...new Set([...plainWords, ...pairs])];
}

/** Part numbers in one piece, beside their parts: `6204-2RS` is also found as `62042rs`. */
export function joinedPartNumbers(text: string): string[] {
  const joined = [...fold(text).matchAll(partNumber)].map(([match]) => match.replace(/[.\-/]/g, ''));
  return [...new Set(joined)].filter((number) => number.length <= longest);
}

/** A signed 64-bit hash of the folded name, as text; equal for names that differ in accents, case or punctuation only. */
export function nameHash(name: string): string {
  const digest = createHash('sha256').update(wordsOf(name).join(' ')).digest();
  return digest.readBigInt64BE(0).toString();
}
