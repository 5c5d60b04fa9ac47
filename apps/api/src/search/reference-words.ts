import type { Names } from '@kontor/database';
import { tsvectorText } from './tsvector-text.ts';
import { indexedWordsOf } from './words.ts';

/** The words of the reference names of a row in every language: made once for all rows with the same names. */
export interface ReferenceWords {
  words: ReadonlySet<string>;
  /** The same as the text of a tsvector. */
  text: string;
}

/** Combinations of names that are kept; with more of them, all are forgotten. */
const mostKept = 20_000;
const kept = new Map<string, ReferenceWords>();

interface OneName {
  number: number;
  words: string[];
}

const names = new WeakMap<Names, OneName>();
let named = 0;

function ofOne(name: Names): OneName {
  const known = names.get(name);
  if (known) return known;
  named += 1;
  const made = { number: named, words: Object.values(name).flatMap(indexedWordsOf) };
  names.set(name, made);
  return made;
}

export function referenceWords(given: readonly (Names | undefined)[]): ReferenceWords {
  const all = given.flatMap((name) => (name ? ofOne(name) : []));
  const key = all.map(({ number }) => number).join(' ');
  const known = kept.get(key);
  if (known) return known;
  const words = new Set(all.flatMap((name) => name.words));
  const made = { words, text: tsvectorText([...words]) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}
