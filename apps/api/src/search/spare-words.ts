import { stopWords } from './stop-words.ts';
import { readGeneral } from './synonyms/read-general.ts';
import { wordsOf } from './words.ts';

/** Endings of adjectives in the languages that bend them, by what the dictionary's form ends in. */
const endings = ['', 's', 'e', 'en', 'er', 'es'];
const latin = ['o', 'a', 'os', 'as', 'i', 'e'];

function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const bent = /[oa]$/.test(word) ? latin.map((ending) => word.slice(0, -1) + ending) : [];
  return [...endings.map((ending) => word + ending), ...bent];
}

let read: ReadonlySet<string> | undefined;

/**
 * Whether a word says how something is wanted, not what, as urgent and cheap do: it is left out first where nothing is found with it.
 */
export function isSpare(word: string): boolean {
  read ??= new Set(
    readGeneral()
      .adjectives.flatMap(wordsOf)
      .filter((each) => !stopWords.has(each))
      .flatMap(formsOf),
  );
  return read.has(word);
}
