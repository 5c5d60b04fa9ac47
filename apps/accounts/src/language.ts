import { type Language as AnyLanguage, languageOf } from '@kontor/contract';

/** The interface languages these pages are written in. */
export const languages = ['en', 'es'] as const satisfies AnyLanguage[];
export type Language = (typeof languages)[number];

/** The language asked for in the address, else the one the browser prefers, else English. */
export function chooseLanguage(asked: unknown, accepted: string | undefined): Language {
  return find(asked) ?? find(languageOf(accepted)) ?? 'en';
}

function find(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.trim().toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === primary);
}
