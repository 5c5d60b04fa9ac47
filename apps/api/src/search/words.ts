import { hash } from 'node:crypto';

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

// In other scripts a mark is part of the word, as vowel signs are.
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

const ascii = /^\p{ASCII}*$/u;

/** Lower case without accents and width variants; letters of every script are kept. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(plainLetters, (letter) => plain[letter] ?? letter)
    .normalize('NFC');
}

const withoutSpaces =
  /[[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]&&[\p{L}\p{M}]]+/gv;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const partNumber = /(?=[\p{L}\p{N}.\-/]*\p{N})[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)+/gu;
const longest = 40;
/** Most texts: nothing to fold but case, no apostrophe. */
const plainText = /^[\x20-\x26\x28-\x7e\s]*$/;
const plainWord = /[a-z0-9]+/g;
const plainPartNumber = /[a-z0-9][.\-/][a-z0-9]/;

/** The same as for any text, found without folding. */
function plainWords(lower: string): string[] {
  const found = lower.match(plainWord) ?? [];
  return [...new Set(lower.length > longest ? found.map((entry) => entry.slice(0, longest)) : found)];
}

function bigramsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/**
 * A word with apostrophes: what is told apart by them when the last part is a word of its own (`l'allattamento` is
 * `allattamento`), else in one piece (`women's` is `womens`).
 */
function partsAtApostrophes(match: string): string[] {
  const parts = match.split(/['’]/);
  if (parts.length === 1) return parts;
  const own = parts.filter((part) => part.length >= 3);
  return own.includes(parts.at(-1) as string) ? own : [parts.join('')];
}

function spacedWords(folded: string): string[] {
  return [...folded.replace(withoutSpaces, ' ').matchAll(word)].map(([match]) => match);
}

/**
 * The words of a text as they are searched: folded; scripts without spaces as pairs of letters; longer words cut at 40
 * letters. Each once, in order.
 */
export function wordsOf(text: string): string[] {
  if (plainText.test(text)) return plainWords(text.toLowerCase());
  const folded = fold(text);
  const pairs = [...folded.matchAll(withoutSpaces)].flatMap(([run]) => bigramsOf(run));
  const spaced = spacedWords(folded).flatMap(partsAtApostrophes);
  return [...new Set([...spaced.map((entry) => entry.slice(0, longest)), ...pairs])];
}

/** The words of a text as they are indexed: also what apostrophes part in one piece, and part numbers. */
export function indexedWordsOf(text: string): string[] {
  if (plainText.test(text)) {
    const lower = text.toLowerCase();
    const all = plainWords(lower);
    return plainPartNumber.test(lower) ? [...new Set([...all, ...joinedPartNumbers(lower)])] : all;
  }
  const glued = spacedWords(fold(text)).map((match) => match.replace(/['’]/g, '').slice(0, longest));
  return [...new Set([...wordsOf(text), ...glued, ...joinedPartNumbers(text)])];
}

/** The text with whole words replaced by others; words are compared folded. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}\p{M}]+/gu, (match) => replacements.get(fold(match)) ?? match);
}

/** Part numbers in one piece, beside their parts: `6204-2RS` is also found as `62042rs`. */
function joinedPartNumbers(text: string): string[] {
  const joined = [...fold(text).matchAll(partNumber)].map(([match]) => match.replace(/[.\-/]/g, ''));
  return [...new Set(joined)].filter((number) => number.length <= longest);
}

// What stands behind a company's own name: legal forms, and the letters they are abbreviated to.
const legalForms = new Set(
  `ab ag aktiengesellschaft anonim as asa aps bhd bv co company corp corporation cv de doo eirl eurl gmbh inc incorporated jsc kft kg kgaa kk
  lda limited llc llp lp ltd ltda nv nyrt ohg ojsc ooo oy oyj plc private pt pte pty public pvt rl sa sab sapi sarl sas sasu sau sdn se sirketi
  sl sll slu snc spa srl sro tbk ug zrt`.split(/\s+/),
);

/** The words of a name without the legal form behind it; all of them when nothing else would be left. */
function ownName(name: string): string[] {
  return withoutLegalForm(name.split(/[^\p{L}\p{N}'’]+/u).flatMap(wordsOf));
}

/** Words without a legal form at their end; all of them when nothing else would be left. */
export function withoutLegalForm(words: string[]): string[] {
  let end = words.length;
  while (end > 1 && (legalForms.has(words[end - 1] as string) || words[end - 1]?.length === 1)) end -= 1;
  return words.slice(0, end);
}

/** What stands behind comes with a thing, and is not what it is called: the tray of a desk with cable tray. */
const comesWith = /\s(?:with|con|mit|avec)\s/iu;

/** The part of a product's name that says what it is. */
export function calledIn(name: string): string {
  return name.split(comesWith)[0] ?? name;
}

/** The letters of a name in one piece, without its legal form: what is left of it when spaces, hyphens and apostrophes are wrong. */
export function nameLetters(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return withoutLegalForm(words).join('').slice(0, longest);
}

/**
 * A signed 64-bit hash of a name, as text; equal for names that differ in accents, case, punctuation or legal form
 * only.
 */
export function nameHash(name: string): string {
  return hash('sha256', ownName(name).join(' '), 'buffer').readBigInt64BE(0).toString();
}
