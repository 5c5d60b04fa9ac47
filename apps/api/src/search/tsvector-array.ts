const oidOfTsvector = 3614;
const headerBytes = 20;

/** What follows a word in a tsvector: the end of the text and no positions. */
const afterWord = '\0\0\0';

/**
 * Sets of words as an array of tsvectors in the binary form of PostgreSQL's protocol, which it reads in half the time of
 * texts. No word may be given twice in a set.
 */
export function tsvectorArray(sets: readonly (readonly string[])[]): Buffer<ArrayBuffer> {
  const texts = sets.map((words) => words.join(afterWord) + (words.length > 0 ? afterWord : ''));
  // No letter takes more than three bytes for each unit of its string.
  const maxBytes = texts.reduce((sum, text) => sum + 8 + 3 * text.length, headerBytes);
  // Memory of its own, which can be handed to another thread.
  const buffer = Buffer.allocUnsafeSlow(maxBytes);
  // Dimensions, whether there are nulls, type of the elements, how many, number of the first.
  let end = 0;
  for (const value of [1, 0, oidOfTsvector, sets.length, 1]) end = buffer.writeInt32BE(value, end);
  for (const [index, text] of texts.entries()) {
    const written = buffer.write(text, end + 8);
    buffer.writeInt32BE(written + 4, end);
    buffer.writeInt32BE((sets[index] as readonly string[]).length, end + 4);
    end += 8 + written;
  }
  return buffer.subarray(0, end);
}
