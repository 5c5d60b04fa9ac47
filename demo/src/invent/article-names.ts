import { inSentence, upperFirst } from './wording.ts';
import { wordsOf } from './words-of.ts';

// Words that may stand in a name more than once.
const small = new Set(
  'a an and as at by for from in of on or the their to with without than its mm cm kg'.split(' '),
);

/** "Low-noise" and "Ball Bearings" → "Low-noise ball bearings"; "* for pumps" → "Soft starters for pumps". */
export function articleName(modifier: string, noun: string): string {
  const inside = inSentence(noun);
  return upperFirst(modifier.includes('*') ? modifier.replace('*', inside) : `${modifier} ${inside}`);
}

export function plainName(noun: string): string {
  return upperFirst(inSentence(noun));
}

/** Whether a word of some meaning stands there twice, be it in the plural: "Industrial industrial PCs". */
export function repeatsWord(name: string): boolean {
  const words = wordsOf(name, small);
  return new Set(words).size < words.length;
}

export function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other, small));
  return wordsOf(one, small).some((word) => words.has(word));
}
