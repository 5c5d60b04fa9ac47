import type { Dictionary } from '../dictionary.ts';

/** A word is told apart into so many at most. */
const maxParts = 4;
/** Parts shorter than this stand in many words by chance, unless many names hold them. */
const shortestPart = 3;
const shortestWhole = 6;

/** The fewest words of names that make up a word without spaces; empty where no words do. */
function partsOfWord(dictionary: Dictionary, word: string): string[] {
  if (word.length < shortestWhole || /\P{Script=Latin}/u.test(word)) return [];
  const found: (string[] | undefined)[] = [[]];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = found[start];
      const fewest = found[end]?.length ?? maxParts + 1;
      if (!before || before.length + 1 >= fewest) continue;
      const part = word.slice(start, end);
      if (dictionary.names(part) > 0) found[end] = [...before, part];
    }
  }
  const parts = found[word.length] ?? [];
  return parts.length > 1 ? parts : [];
}

/**
 * The words with a space more or less, where names have it so: `atlascopco` is two words, `air tac` is one. One change at a
 * time, the likeliest first.
 */
export function respaced(dictionary: Dictionary, words: readonly string[]): string[][] {
  const joined = words.slice(1).flatMap((word, place) => {
    const whole = `${words[place]}${word}`;
    if (dictionary.names(whole) === 0) return [];
    return [[...words.slice(0, place), whole, ...words.slice(place + 2)]];
  });
  const parted = words.flatMap((word, place) => {
    const parts = partsOfWord(dictionary, word);
    return parts.length === 0 ? [] : [[...words.slice(0, place), ...parts, ...words.slice(place + 1)]];
  });
  return [...joined, ...parted];
}
