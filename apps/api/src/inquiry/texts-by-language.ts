import { type Language, languages, type TextsByLanguage } from '@kontor/contract';
import { plainLines } from '../text/plain-text.ts';

/** Texts as they are stored: those of nothing but spaces are left out. */
export function plainTexts(sent: TextsByLanguage): TextsByLanguage {
  const texts = languages.flatMap((language) => {
    const text = plainLines(sent[language] ?? '');
    return text === null ? [] : [[language, text] as const];
  });
  return Object.fromEntries(texts);
}

/** The text for whoever reads these languages, the dearest first; without any of them in the first language there is. */
export function textFor(
  texts: TextsByLanguage,
  wanted: readonly Language[],
): { text: string; language: Language } | undefined {
  for (const language of [...wanted, ...languages]) {
    const text = texts[language];
    if (text !== undefined) return { text, language };
  }
  return undefined;
}
