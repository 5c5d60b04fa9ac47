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
/** Behind more words nothing is corrected. */
const maxBefore = 4;

/** What is one edit away: a letter left out, swapped with the next, replaced or added; none added at the end, where it goes on. */
function editsOf(word: string): string[] {
  const edits = Array.from(word, (letter, place) => {
    const [before, rest] = [word.slice(0, place), word.slice(place + 1)];
    return [
      before + rest,
      before + rest.slice(0, 1) + letter + rest.slice(1),
      ...alphabet.flatMap((other) => [before + other + rest, before + other + letter + rest]),
    ];
  });
  return [...new Set(edits.flat())].filter((edit) => edit !== word);
}

/** The edit with the most documents, the first letter kept before others, weighed as when a word of a search is corrected. */
function bestEdit(word: string, documentsOf: (edit: string) => number): string | undefined {
  if (!corrected.test(word)) return undefined;
  let best: { rank: number; edit: string } | undefined;
  for (const edit of editsOf(word)) {
    const documents = documentsOf(edit);
    if (documents === 0) continue;
    const rank = (edit[0] === word[0] ? 0 : 3) - Math.log10(1 + documents);
    if (!best || rank < best.rank) best = { rank, edit };
  }
  return best?.edit;
}

/** What a word that hardly anybody uses is replaced by: what is near and far more common, if there is any. */
function meantWord(
  word: string,
  documents: number,
  documentsOf: (edit: string) => number,
): string | undefined {
  if (documents >= common) return undefined;
  const edit = bestEdit(word, documentsOf);
  return edit !== undefined && documentsOf(edit) >= documents * doubt ? edit : undefined;
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
  const completions = (beginning: string) =>
    dictionaries.flatMap((dictionary) => dictionary.completionsByNames(beginning, 3));
  const mostOf = (words: readonly string[]) => Math.max(0, ...words.map(documents));
  // What completes the text as it was typed was not meant instead.
  const begun = (edit: string) => mostOf(completions(edit).filter((word) => !word.startsWith(letters)));

  const replaced = new Map<string, string>();
  for (const word of foundNothing ? wordsBefore : []) {
    const meant = meantWord(word, documents(word), documents);
    if (meant !== undefined) replaced.set(word, meant);
    // Whatever comes behind a word that no row holds, nothing is found.
    else if (documents(word) === 0) return undefined;
  }
  const last =
    foundNothing && replaced.size === 0
      ? bestEdit(letters, begun)
      : meantWord(letters, mostOf(completions(letters)), begun);
  if (replaced.size === 0 && last === undefined) return undefined;
  return `${replaceWords(before, replaced)}${last ?? letters}`;
}
