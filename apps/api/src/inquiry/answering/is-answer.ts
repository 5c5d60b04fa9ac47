const fewest = 20;
/** A Chinese, Japanese or Korean character says about as much as three letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const speaking = /[\p{L}\p{N}]/gu;

/**
 * Whether a message says enough to be an answer: twenty letters and digits, of which three of the same one after the other count as one.
 * "Ok", dots and a repeated key are none.
 */
export function isAnswer(content: string): boolean {
  const characters = content.replace(/(.)\1{2,}/gsu, '$1').match(speaking) ?? [];
  const weight = characters.reduce((sum, character) => sum + (dense.test(character) ? 3 : 1), 0);
  return weight >= fewest && new Set(characters).size > 5;
}
