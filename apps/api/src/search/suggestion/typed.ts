import { fold, wordsOf } from '../words.ts';

/** What stands in the search box, parted at the word that is being typed. */
export interface Typed {
  /** What stands before that word, as a suggestion shows it. */
  before: string;
  /** The words of what stands before. */
  wordsBefore: readonly string[];
  /** The letters of the word being typed, folded; of scripts without spaces all of them in one piece. */
  letters: string;
  /** All words, the one being typed at the end. */
  words: readonly string[];
}

/** The last word of a text, and what is between it and the end. */
const lastWord = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*(?=[^\p{L}\p{N}\p{M}]*$)/u;

/** Whether letters are of a script that parts words by spaces, as far as the first one tells. */
export function isSpaced(letters: string): boolean {
  return letters < '\u2e80';
}

/** As it is shown before a completion: in small letters, one space between words. */
export function shownBefore(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trimStart();
}

/** Null when there is no word in the text. */
export function readTyped(text: string): Typed | null {
  const found = lastWord.exec(text);
  if (!found) return null;
  const before = text.slice(0, found.index);
  const wordsBefore = wordsOf(before);
  const own = wordsOf(found[0]);
  const last = own.at(-1);
  if (last === undefined) return null;
  const others = [...wordsBefore, ...own.slice(0, -1)].filter((word) => word !== last);
  return {
    before: shownBefore(before),
    wordsBefore,
    letters: own.length === 1 ? last : fold(found[0]),
    words: [...new Set(others), last],
  };
}
