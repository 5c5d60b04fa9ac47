import type { FixedStyle } from '@kontor/ui/fixed-font';

/** A text and where it stands, in points from the upper left corner. */
export interface PlacedText {
  text: string;
  x: number;
  /** Its base line; of several lines the first one's. */
  y: number;
  width: number;
  size: number;
  style: FixedStyle;
  colour: string;
  align: 'left' | 'right';
}

/** A text as it is printed: letters and their marks in one where there is such a sign, and nothing unseen. */
export const printed = (text: string): string =>
  text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** What readers take for one letter, and where a line may be broken. */
const breaks = { word: new Intl.Segmenter('en', { granularity: 'word' }), letter: new Intl.Segmenter('en') };

export const lettersOf = (text: string): string[] =>
  [...breaks.letter.segment(text)].map(({ segment }) => segment);

/**
 * A text in lines no wider than there is room; a word that is wider than a line is broken.
 * @param widthOf of a part of it, in the same unit
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (widthOf((line + part).trimEnd()) <= width) {
      line += part;
      return;
    }
    if (line.trim()) lines.push(line.trimEnd());
    line = part.trimStart();
  };
  for (const { segment } of breaks.word.segment(text)) {
    if (widthOf(segment) <= width) add(segment);
    else lettersOf(segment).forEach(add);
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}
