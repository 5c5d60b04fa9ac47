import type { Reference } from '../reference/reference.ts';
import { areForms } from './dictionary.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** What the industry tree calls a thing in another language, and in English. */
interface Entry {
  words: string[];
  english: string[];
}

/** Finds the English words for what was typed in another language of the product. */
export type Translate = (words: readonly string[]) => string[][];

const betweenThings = /\s*(?:[&,、与和及]|\s(?:y|e|ed|and)\s)\s*/u;
const most = 3;

function contentWords(name: string): string[] {
  return wordsOf(name).filter((word) => !stopWords.has(word));
}

/** Names of one node as pairs; `Pumps & Valves` gives its parts as well when both languages have as many. */
function pairsOf(name: string, english: string): [string, string][] {
  const parts = name.split(betweenThings);
  const englishParts = english.split(betweenThings);
  const whole: [string, string] = [name, english];
  if (parts.length === 1 || parts.length !== englishParts.length) return [whole];
  return [whole, ...parts.map((part, index): [string, string] => [part, englishParts[index] as string])];
}

/**
 * Descriptions of companies are mostly English, queries are not: what is typed as the tree names it in Spanish, Italian
 * or Chinese is also looked for in English.
 */
export function createTranslate({ nodes }: Pick<Reference, 'nodes'>): Translate {
  const entries = [...nodes.values()].flatMap(({ names }) =>
    ([names.es, names.it, names.zh] as const)
      .flatMap((name) => (name ? pairsOf(name, names.en) : []))
      .map(([name, english]): Entry => ({ words: contentWords(name), english: contentWords(english) })),
  );
  const usable = entries
    .filter(({ words, english }) => words.length > 0 && english.length > 0)
    .sort((a, b) => b.words.length - a.words.length || a.english.length - b.english.length);

  return (words) => {
    const found = new Map<string, string[]>();
    let longest = 0;
    for (const { words: wanted, english } of usable) {
      if (wanted.length < longest || found.size === most) break;
      if (!wanted.every((part) => words.some((word) => word === part || areForms(word, part)))) continue;
      longest = wanted.length;
      const rest = words.filter((word) => !wanted.some((part) => word === part || areForms(word, part)));
      const translated = [...english, ...rest];
      found.set([...translated].sort().join(' '), translated);
    }
    return [...found.values()];
  };
}
