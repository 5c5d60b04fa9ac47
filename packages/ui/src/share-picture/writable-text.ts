import type { Faces } from './faces.ts';
import { lettersOf } from './letters.ts';

/** Longer texts end anyway before they are read. */
const maxLetters = 400;
/** Of emoji: how they are to be shown, and what makes a key of a digit. */
const shownAs = /[\u{FE00}-\u{FE0F}\u{20E3}]/gu;
/** Written from right to left, by rules of its own that are not followed here. */
const fromRight = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
const tells = /[\p{L}\p{N}\p{M}]/u;

/** A text as it is given to `writableText`, in one line. */
export function plainText(text: string): string {
  const line = text.normalize('NFC').replace(shownAs, '').replace(/\s+/gu, ' ').trim();
  return lettersOf(line.slice(0, maxLetters * 8))
    .slice(0, maxLetters)
    .join('');
}

/**
 * What of a plain text can be written in our fonts: signs that they lack are left out, as emoji. Undefined when a letter or
 * a digit is lacking, for then the text would tell something else, and when nothing is left.
 */
export function writableText(text: string, faces: Faces): string | undefined {
  if (fromRight.test(text)) return undefined;
  const has = (letter: string) => faces.fontFor(letter, { face: 'text', weight: 400 }) !== undefined;
  let written = '';
  for (const letter of lettersOf(text)) {
    if (has(letter)) written += letter;
    else if (tells.test(letter)) return undefined;
  }
  return written.replace(/\s+/gu, ' ').trim() || undefined;
}
