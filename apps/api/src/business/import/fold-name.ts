const latinGreekCyrillicMarks = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const betweenWords = /[\p{P}\p{Z}\p{C}]+/gu;
const ascii = /^[\x20-\x7e]*$/;

/**
 * Folds a name to what two spellings of it have in common: compatibility forms and case are levelled, accents of
 * Latin, Greek and Cyrillic letters dropped (in other scripts marks are part of the word), and white space and
 * punctuation become single spaces. Empty when the name holds nothing else.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const levelled = ascii.test(lower)
    ? lower
    : lower.normalize('NFKD').toLowerCase().replace(latinGreekCyrillicMarks, '').normalize('NFC');
  return levelled.replace(betweenWords, ' ').trim();
}
