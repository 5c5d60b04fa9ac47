import { contentWords } from '../../../search/stop-words.ts';

/** English alone; of other languages number counts. */
function singular(word: string): string {
  if (/[a-z]{2}[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[a-z](ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{2}[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What spellings of a trade term have in common: case, accents, punctuation, number and words such as "of" do not count. */
export function termKey(term: string): string {
  return contentWords(term).map(singular).join(' ');
}
