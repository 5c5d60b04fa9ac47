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
const maxFound = 3;

function contentWords(name: string): string[] {
  return wordsOf(name).filter((word) => !stopWords.has(word));
}

/** Forms of one word share at least this beginning (areForms), so entries are found by it. */
function startOf(word: string): string {
  return word.slice(0, 3);
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

  const byStart = new Map<string, { entry: Entry; place: number }[]>();
  usable.forEach((entry, place) => {
    const start = startOf(entry.words[0] as string);
    const same = byStart.get(start);
    if (same) same.push({ entry, place });
    else byStart.set(start, [{ entry, place }]);
  });

  return (words) => {
    const found = new Map<string, string[]>();
    let longest = 0;
    const starts = new Set(words.map(startOf));
    const candidates = [...starts]
      .flatMap((start) => byStart.get(start) ?? [])
      .sort((a, b) => a.place - b.place);
    for (const { entry } of candidates) {
      const { words: wanted, english } = entry;
      if (wanted.length < longest || found.size === maxFound) break;
      if (!wanted.every((part) => words.some((word) => word === part || areForms(word, part)))) continue;
      longest = wanted.length;
      const rest = words.filter((word) => !wanted.some((part) => word === part || areForms(word, part)));
      const translated = [...english, ...rest];
      found.set([...translated].sort().join(' '), translated);
    }
    return [...found.values()];
  };
}

/** Finds the nodes of the tree a text names as a whole, in whatever language: rows that stand there are what is meant. */
export type FindNodes = (words: readonly string[]) => string[];

export function createFindNodes({ nodes }: Pick<Reference, 'nodes'>): FindNodes {
  const byStart = new Map<string, { id: string; words: string[]; isWhole: boolean }[]>();
  for (const { id, names } of nodes.values()) {
    for (const name of Object.values(names)) {
      const parts = name.split(betweenThings);
      for (const part of new Set([name, ...parts])) {
        const words = contentWords(part);
        const start = startOf(words[0] ?? '');
        const same = byStart.get(start) ?? [];
        byStart.set(start, same);
        if (words.length > 0) same.push({ id, words, isWhole: part === name });
      }
    }
  }
  const isForm = (word: string, other: string) => word === other || areForms(word, other);
  return (words) => {
    const named = [...new Set(words.map(startOf))]
      .flatMap((start) => byStart.get(start) ?? [])
      .filter((node) => node.words.length === words.length)
      .filter((node) => node.words.every((part) => words.some((word) => isForm(word, part))));
    const whole = named.filter(({ isWhole }) => isWhole);
    const meant = whole.length > 0 ? whole : named;
    return [...new Set(meant.map(({ id }) => id))].sort((a, b) => a.length - b.length).slice(0, 6);
  };
}
