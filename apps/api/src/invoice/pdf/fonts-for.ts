import { type FixedFont, type FixedStyle, fixedFontFor } from '@kontor/ui/fixed-font';
import { lettersOf, type PlacedText } from './placed-text.ts';

/** A stretch of letters of one font. */
export interface FontRun {
  text: string;
  font: FixedFont;
}

/** For a letter that no font of ours has: orders state none any more (`find-unprintable.ts`), a document of before may. */
const standIn = '?';

const keyOf = (letter: string, { face, weight }: FixedStyle) => `${face} ${weight} ${letter}`;

/**
 * Opens the fonts that texts need.
 * @returns what splits a text of them into stretches of one font
 */
export async function fontsFor(
  texts: readonly Pick<PlacedText, 'text' | 'style'>[],
): Promise<(text: string, style: FixedStyle) => FontRun[]> {
  const known = new Map<string, FixedFont>();
  const missing = new Set<string>();
  for (const { text, style } of texts)
    for (const letter of lettersOf(text + standIn)) {
      const key = keyOf(letter, style);
      if (known.has(key) || missing.has(key)) continue;
      const font = await fixedFontFor(letter, style);
      if (font) known.set(key, font);
      else missing.add(key);
    }
  return (text, style) => {
    const runs: FontRun[] = [];
    for (const wished of lettersOf(text)) {
      const letter = known.has(keyOf(wished, style)) ? wished : standIn;
      const font = known.get(keyOf(letter, style));
      if (!font) throw new Error(`No font was opened for ${text}`);
      const last = runs.at(-1);
      if (last?.font.key === font.key) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  };
}
