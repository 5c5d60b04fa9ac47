import { wordsOf } from '../search/index.ts';

/** More are cut: what is stored of a text for finding it is no longer than the text. */
const maxWords = 1_000;

/** The words by which texts are found. */
export function foundBy(...texts: string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf))].slice(0, maxWords);
}

/** What is searched for, as `to_tsquery` takes it: all of the words, the last one perhaps not whole; undefined for nothing. */
export function wordsQuery(text: string | undefined): string | undefined {
  const words = wordsOf(text ?? '').map((word) => `'${word.replaceAll("'", "''")}'`);
  return words.length > 0 ? `${words.join(' & ')}:*` : undefined;
}
