import type { Reference } from '../reference/reference.ts';
import { createAlikeWords } from './alike-words.ts';
import { areAlike } from './are-alike.ts';
import { contentWords, roleWords } from './stop-words.ts';
import type { General } from './synonyms/read-general.ts';
import type { Synonym } from './synonyms/read-synonyms.ts';
import { betweenThings } from './tree-names.ts';

/** What the industry tree calls a thing in another language, and in English. */
interface Entry {
  words: readonly string[];
  english: readonly string[];
  /** The English words name a place that holds the thing and others: a row is not called so. */
  isPlace?: boolean;
  /** The English words are what companies write of it. */
  isSaid?: boolean;
}

interface Translation {
  words: string[];
  /** Whether a row that has them in its name is called what was typed. */
  isName: boolean;
  /** Whether a row that has them says what was typed, in the words of companies. */
  isSaid: boolean;
}

/** Finds the English words for what was typed in another language of the product. */
export type Translate = (words: readonly string[]) => Translation[];

const maxFound = 4;

/** Names of one node as pairs; `Pumps & Valves` gives its parts as well when both languages have as many. */
function pairsOf(name: string, english: string): [string, string][] {
  const parts = name.split(betweenThings);
  const englishParts = english.split(betweenThings);
  const whole: [string, string] = [name, english];
  if (parts.length === 1 || parts.length !== englishParts.length) return [whole];
  return [whole, ...parts.map((part, index): [string, string] => [part, englishParts[index] as string])];
}

/** What is known beside the tree's own names. */
export interface Known {
  synonyms?: readonly Synonym[];
  processes?: General['processes'];
}

/**
 * Descriptions of companies are mostly English, queries are not: what is typed as the tree names it in Spanish, Italian
 * or Chinese, or as buyers call it, is also looked for in English.
 */
export function createTranslate(
  { nodes }: Pick<Reference, 'nodes'>,
  { synonyms = [], processes = [] }: Known = {},
): Translate {
  const ofTree = [...nodes.values()].flatMap(({ names }) =>
    ([names.es, names.it, names.zh] as const)
      .flatMap((name) => (name ? pairsOf(name, names.en) : []))
      .map(([name, english]): Entry => ({ words: contentWords(name), english: contentWords(english) })),
  );
  const ofBuyers = synonyms.flatMap(({ node, terms }) => {
    const english = contentWords(nodes.get(node)?.names.en ?? '');
    return terms.map((words): Entry => ({ words, english, isPlace: true }));
  });
  const ofCompanies = processes.flatMap(({ said, terms }) =>
    terms.map(
      (term): Entry => ({
        words: contentWords(term),
        english: contentWords(said),
        isPlace: true,
        isSaid: true,
      }),
    ),
  );
  // Work for a fee is read beside the names of its place, which may be longer: powder coating in powder coating service.
  const [translateWork, translateThing] = [translator(ofCompanies), translator([...ofTree, ...ofBuyers])];
  return (words) => [...translateWork(words), ...translateThing(words)];
}

/** The same for what is ambiguous alone, as buyers call things. */
export function createTranslateDoubtful(
  { nodes }: Pick<Reference, 'nodes'>,
  synonyms: readonly Synonym[],
): Translate {
  return translator(
    synonyms.flatMap(({ node, ambiguous }) => {
      const english = contentWords(nodes.get(node)?.names.en ?? '');
      return ambiguous.map((words): Entry => ({ words, english, isPlace: true }));
    }),
  );
}

/** Replaces what the longest fitting entries say by their English words. */
function translator(entries: readonly Entry[]): Translate {
  const usable = entries
    .filter(({ words, english }) => words.length > 0 && english.length > 0)
    .sort((a, b) => b.words.length - a.words.length || a.english.length - b.english.length);

  const alikeWords = createAlikeWords(usable.flatMap(({ words }) => words));
  const byFirst = Map.groupBy(usable.keys(), (place) => (usable[place] as Entry).words[0] as string);

  return (words) => {
    const found = new Map<string, Translation>();
    let longest = 0;
    const alike = new Set(words.flatMap(alikeWords));
    const candidates = [...alike].flatMap((word) => byFirst.get(word) ?? []).sort((a, b) => a - b);
    for (const place of candidates) {
      const { words: wanted, english, isPlace = false, isSaid = false } = usable[place] as Entry;
      if (wanted.length < longest || found.size === maxFound) break;
      if (wanted.length > words.length || !wanted.every((part) => alike.has(part))) continue;
      // What says the same in the words that were typed finds nothing more.
      if (english.every((part) => words.some((word) => areAlike(word, part)))) continue;
      // Who does a work for a fee says nothing of it.
      const isTold = (word: string) => !(isSaid && roleWords.has(word));
      const rest = words.filter((word) => isTold(word) && !wanted.some((part) => areAlike(word, part)));
      const translated = [...english, ...rest];
      // Neither does what asks for more beside all of them.
      if (words.every((word) => translated.some((part) => areAlike(word, part)))) continue;
      longest = wanted.length;
      const key = [...translated].sort().join(' ');
      if (!found.has(key) || !isPlace) found.set(key, { words: translated, isName: !isPlace, isSaid });
    }
    return [...found.values()];
  };
}
