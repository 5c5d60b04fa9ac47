import { dashboardLimits } from '@kontor/contract';

/** What looks like an address, a site or a number of somebody says who asked, or about whom. */
const pointsAtSomebody = /@|https?:|www\.|(?:\d[\s().+/-]*){7}/;

/** Words of a search as they are counted: in small letters, with single spaces. Undefined of what is not counted. */
export function countedWords(typed: string): string | undefined {
  const words = typed
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const isCounted =
    words !== '' && words.length <= dashboardLimits.wordsLength && !pointsAtSomebody.test(words);
  return isCounted ? words : undefined;
}
