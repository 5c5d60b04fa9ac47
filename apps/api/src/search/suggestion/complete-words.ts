import type { Language } from '@kontor/contract';
import type { Reference } from '../../reference/reference.ts';
import type { Dictionary } from '../dictionary.ts';
import { stopWords } from '../stop-words.ts';
import { withoutLegalForm } from '../words.ts';
import type { Together } from './count-together.ts';
import { isOfLanguage, treeWordsFrom } from './tree-words.ts';
import { isSpaced, type Typed } from './typed.ts';

/** A text with its last word completed. */
export interface WordCompletion extends Together {
  text: string;
  /** The completed word, folded. */
  letters: string;
}

/** Words each dictionary is asked for. */
const asked = 12;
/** Completions that are looked for together with the words before; fewer behind several words, which leave little open. */
const tried = { behindFew: 8, behindSeveral: 4 };
const few = 1;

/** Whether a word says something by itself: no function word, and not only the legal form of a name. */
function says(word: string): boolean {
  return !stopWords.has(word) && withoutLegalForm(['', word]).length > 1;
}

/** Letters from which words are completed; a sign of a script without spaces says more. */
const fewestLetters = 2;

interface Candidate {
  letters: string;
  spelled: string;
  words: readonly string[];
}

function candidatesFor(
  dictionaries: readonly Dictionary[],
  reference: Reference,
  letters: string,
  language: Language,
): Candidate[] {
  if (isSpaced(letters) && letters.length < fewestLetters) return [];
  // Of scripts without spaces the dictionary has pairs of letters, which need be no words.
  const inDictionary = isSpaced(letters)
    ? dictionaries.flatMap((dictionary) => dictionary.completionsByNames(letters, asked)).filter(says)
    : [];
  const found = [
    ...inDictionary.map((word) => ({ letters: word, spelled: word, words: [word] })),
    ...treeWordsFrom(reference, language, letters),
  ];
  // The spelling of the tree takes the place of the folded one.
  return [...new Map(found.map((candidate) => [candidate.letters, candidate])).values()];
}

/**
 * The text with the word being typed completed: words of the page's language first, as far as the industry tree tells which are,
 * then those that stand in more names, then those in more documents. What stands together has yet to be looked for.
 */
export function completeWords(
  dictionaries: readonly Dictionary[],
  reference: Reference,
  typed: Typed,
  language: Language,
): WordCompletion[] {
  const { before, wordsBefore, words } = typed;
  // A name with its legal form is whole.
  if (wordsBefore.length > few && withoutLegalForm([...words]).length < words.length) return [];
  const leastOf = (count: (dictionary: Dictionary, word: string) => number, { words: held }: Candidate) =>
    Math.min(
      ...held.map((word) => dictionaries.reduce((sum, dictionary) => sum + count(dictionary, word), 0)),
    );
  const others = wordsBefore.filter((word) => !stopWords.has(word));
  return candidatesFor(dictionaries, reference, typed.letters, language)
    .map((candidate) => ({
      candidate,
      isOwn: isOfLanguage(reference, language, dictionaries, candidate.words[0] as string),
      names: leastOf((dictionary, word) => dictionary.names(word), candidate),
      documents: leastOf((dictionary, word) => dictionary.documents(word), candidate),
    }))
    .filter(({ documents }) => documents > 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.names - a.names || b.documents - a.documents)
    .slice(0, wordsBefore.length > few ? tried.behindSeveral : tried.behindFew)
    .map(({ candidate }) => ({
      text: others.length === 0 ? candidate.spelled : `${before}${candidate.spelled}`,
      letters: candidate.letters,
      before: others,
      completed: candidate.words,
    }));
}
