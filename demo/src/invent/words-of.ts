/** The words of a text that are not left out, in small letters and the singular, as far as a final s tells. */
export function wordsOf(text: string, leftOut: ReadonlySet<string>): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !leftOut.has(word))
    .map((word) => word.replace(/(?<=...)s$/, ''));
}
