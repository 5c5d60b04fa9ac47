import type { Language } from '../../src/language.ts';

/** The languages these pages are written in, with the labels of their links (checklist 38). */
export const shownLanguages = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  zh: 'Chinese',
} as const satisfies Record<Language, string>;

/** How numbers and dates are written: Spanish as in Mexico, where most of its readers are. */
export const formatLocales = { en: 'en', es: 'es-MX', it: 'it', zh: 'zh' } as const satisfies Record<
  Language,
  string
>;

export const languageCookie = 'lang';

/** A language as a document names it; undefined when it is none of ours. */
export function shownLanguage(name: string): Language | undefined {
  return Object.hasOwn(shownLanguages, name) ? (name as Language) : undefined;
}
