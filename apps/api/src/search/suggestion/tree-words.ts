import { type Language, languages } from '@kontor/contract';
import { derivedFromReference } from '../../reference/open-reference.ts';
import { nameIn, type Reference } from '../../reference/reference.ts';
import type { Dictionary } from '../dictionary.ts';
import { stopWords } from '../stop-words.ts';
import { fold, wordsOf } from '../words.ts';

/** A word of a name of the industry tree. */
export interface TreeWord {
  /** As it is typed: folded. */
  letters: string;
  /** As the name spells it, in small letters. */
  spelled: string;
  /** The words it is searched by: one, of scripts without spaces pairs of letters. */
  words: readonly string[];
}

interface TreeWords {
  /** Those of each language by their first letter. */
  byLetter: ReadonlyMap<Language, ReadonlyMap<string, readonly TreeWord[]>>;
  /** In which languages a searched word stands in a name. */
  languagesOf: ReadonlyMap<string, ReadonlySet<Language>>;
}

/** The words of a name in small letters; Chinese has no space around its words for _and_. */
function spelledWords(name: string): string[] {
  return name.toLowerCase().match(/[[\p{L}\p{N}\p{M}]--[与及]]+/gv) ?? [];
}

const wordsOfTree = derivedFromReference(({ nodes }: Reference): TreeWords => {
  const languagesOf = new Map<string, Set<Language>>();
  const byLetterIn = (language: Language) => {
    const found = new Map<string, TreeWord>();
    for (const { names } of nodes.values()) {
      for (const spelled of spelledWords(nameIn(names, language))) {
        const words = wordsOf(spelled);
        const letters = fold(spelled);
        if (words.length > 0 && !stopWords.has(letters)) found.set(letters, { letters, spelled, words });
      }
    }
    for (const word of [...found.values()].flatMap(({ words }) => words))
      languagesOf.set(word, (languagesOf.get(word) ?? new Set()).add(language));
    return Map.groupBy(found.values(), ({ letters }) => letters.slice(0, 1));
  };
  return { byLetter: new Map(languages.map((language) => [language, byLetterIn(language)])), languagesOf };
});

/** The words of the tree's names in a language that start with the letters. */
export function treeWordsFrom(reference: Reference, language: Language, letters: string): TreeWord[] {
  const { byLetter } = wordsOfTree(reference);
  const same = byLetter.get(language)?.get(letters.slice(0, 1)) ?? [];
  return same.filter((word) => word.letters.startsWith(letters));
}

/**
 * Whether the names of the tree have a word in a language, in this form or, where they have it in no language, in another: what
 * they do not hold, as names of companies, is of no language that is known.
 */
export function isOfLanguage(
  reference: Reference,
  language: Language,
  dictionaries: readonly Dictionary[],
  word: string,
): boolean {
  const { languagesOf } = wordsOfTree(reference);
  const known = languagesOf.get(word);
  if (known) return known.has(language);
  const forms = dictionaries.flatMap((dictionary) => dictionary.forms(word, dictionary.stemsOf(word)));
  return forms.some((form) => languagesOf.get(form)?.has(language));
}
