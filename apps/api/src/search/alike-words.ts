import { LRUCache } from 'lru-cache';
import { areAlike } from './are-alike.ts';

/** Words whose forms are remembered: what people type repeats. */
const remembered = 20_000;

/** Forms of one word share at least this beginning. */
function startOf(word: string): string {
  return word.slice(0, 3);
}

/** Of some words, those that are forms of one that was typed. */
export type AlikeWords = (typed: string) => readonly string[];

/** @param words what is looked among; each is compared once with each word that is typed */
export function createAlikeWords(words: Iterable<string>): AlikeWords {
  const byStart = Map.groupBy(new Set(words), startOf);
  const known = new LRUCache<string, readonly string[]>({ max: remembered });
  return (typed) => {
    const before = known.get(typed);
    if (before) return before;
    const alike = (byStart.get(startOf(typed)) ?? []).filter((word) => areAlike(typed, word));
    known.set(typed, alike);
    return alike;
  };
}
