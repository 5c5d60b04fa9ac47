import type { Dictionary } from '../dictionary.ts';
import { replaceWords } from '../words.ts';
import type { Typed } from './typed.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters of words that are corrected; short ones and numbers are not, as in the search. */
const corrected = /^[a-z]{4,24}$/;
/** What is typed is doubted when what it may have been meant to be is so many times as common. */
const doubt = 50;
/** What so many documents hold is what was meant, whatever is more common. */
const common = 20;
/** Completions of each beginning that are looked at. */
const tried = 3;
/** Behind more words nothing is corrected. */
const maxBefore = 4;

/**
 * What is one edit away from `place` on: the letter there left out, swapped with the next, replaced or another put
 * before it; none added at the end, where it goes on.
 */
function editsAt(word: string, place: number): string[] {
  const [before, letter, rest] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  const edits = [
    before + rest,
    before + rest.slice(0, 1) + letter + rest.slice(1),
    ...alphabet.flatMap((other) => [before + other + rest, before + other + letter + rest]),
  ];
  return edits.filter((edit) => edit !== word);
}

/** How many documents hold an edit; of all with the same beginning, undefined when no word begins so. */
type CountEdits = (beginning: string) => ((edit: string) => number) | undefined;

/** The edit with the most documents, one with the same first letter before others, weighed as when a word of a search is corrected. */
function bestEdit(word: string, countEdits: CountEdits): { edit: string; documents: number } | undefined {
  if (!corrected.test(word)) return undefined;
  let best: { rank: number; edit: string; documents: number } | undefined;
  for (let place = 0; place < word.length; place += 1) {
    const documentsOf = countEdits(word.slice(0, place));
    if (!documentsOf) break;
    for (const edit of editsAt(word, place)) {
      const documents = documentsOf(edit);
      if (documents === 0) continue;
      const rank = (edit[0] === word[0] ? 0 : 3) - Math.log10(1 + documents);
      if (!best || rank < best.rank) best = { rank, edit, documents };
    }
  }
  return best;
}

/** What a word that hardly anybody uses is replaced by: what is near and far more common, if there is any. */
function meantWord(word: string, documents: number, countEdits: CountEdits): string | undefined {
  if (documents >= common) return undefined;
  const best = bestEdit(word, countEdits);
  return best && best.documents >= documents * doubt ? best.edit : undefined;
}

/**
 * The text that may have been meant, undefined when nothing else is likely: the word being typed begins as hardly any word does,
 * or nothing was found for the text. Then words before that hardly anybody uses may be misspelt as well, else the last one is.
 */
export function meantText(
  dictionaries: readonly Dictionary[],
  { before, wordsBefore, letters }: Typed,
  { foundNothing }: { foundNothing: boolean },
): string | undefined {
  if (wordsBefore.length > maxBefore) return undefined;
  const documents = (word: string) =>
    dictionaries.reduce((sum, dictionary) => sum + dictionary.documents(word), 0);
  const mostOf = (words: readonly string[]) => Math.max(0, ...words.map(documents));
  /** Dictionaries with the words that begin so. */
  const begunWith = (beginning: string) =>
    dictionaries
      .map((dictionary) => ({ dictionary, within: dictionary.rangeOf(beginning) }))
      .filter(({ within }) => within.from < within.to);
  const countWords: CountEdits = (beginning) => {
    const begun = begunWith(beginning);
    if (begun.length === 0) return undefined;
    return (edit) =>
      begun.reduce((sum, { dictionary, within }) => sum + dictionary.documents(edit, within), 0);
  };
  const countBegun: CountEdits = (beginning) => {
    const begun = begunWith(beginning);
    if (begun.length === 0) return undefined;
    return (edit) =>
      mostOf(
        begun
          .flatMap(({ dictionary, within }) => dictionary.completionsByNames(edit, tried, within))
          // What completes the text as it was typed was not meant instead.
          .filter((word) => !word.startsWith(letters)),
      );
  };

  const replaced = new Map<string, string>();
  for (const word of foundNothing ? wordsBefore : []) {
    const meant = meantWord(word, documents(word), countWords);
    if (meant !== undefined) replaced.set(word, meant);
    // Whatever comes behind a word that no row holds, nothing is found.
    else if (documents(word) === 0) return undefined;
  }
  const typedMost = () =>
    mostOf(dictionaries.flatMap((dictionary) => dictionary.completionsByNames(letters, tried)));
  const last =
    foundNothing && replaced.size === 0
      ? bestEdit(letters, countBegun)?.edit
      : meantWord(letters, typedMost(), countBegun);
  if (replaced.size === 0 && last === undefined) return undefined;
  return `${replaceWords(before, replaced)}${last ?? letters}`;
}
