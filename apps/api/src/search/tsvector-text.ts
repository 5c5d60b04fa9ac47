/** A word as a text query or a tsvector takes it, whatever it holds. */
export function quote(word: string): string {
  return `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

/** What means something in the text of a tsvector, beside the spaces between words. */
const special = /['\\:]/;

/** Words, which hold no spaces, as the text of a tsvector. */
export function tsvectorText(words: readonly string[]): string {
  const joined = words.join(' ');
  return special.test(joined) ? words.map(quote).join(' ') : joined;
}
