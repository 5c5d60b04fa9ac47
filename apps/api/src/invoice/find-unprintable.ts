import { fixedFontFor } from '@kontor/ui/fixed-font';
import { lettersOf, printed } from './pdf/placed-text.ts';

/** The letters of a text that no font of an invoice has, each once. */
export async function findUnprintable(text: string): Promise<string[]> {
  const missing: string[] = [];
  for (const letter of new Set(lettersOf(printed(text))))
    if (letter.trim() && !(await fixedFontFor(letter, { face: 'text', weight: 400 }))) missing.push(letter);
  return missing;
}
