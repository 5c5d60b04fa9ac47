const segmenter = new Intl.Segmenter();

/** What readers take for one letter: a character with its marks. */
export function lettersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
