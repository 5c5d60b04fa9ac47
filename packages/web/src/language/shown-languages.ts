import type { Language } from '@kontor/contract';

/** Languages the pages are translated into, with the labels of their links (checklist 38). */
export const shownLanguages = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  zh: 'Chinese',
} as const satisfies Record<Language, string>;
export type ShownLanguage = keyof typeof shownLanguages;

/**
 * How numbers and dates are written: English with the day before the month, as most of its readers outside of the United States do,
 * Spanish as in Mexico, where most of its readers are, so 20,981 and not 20.981.
 */
export const formatLocales = { en: 'en-GB', es: 'es-MX', it: 'it', zh: 'zh' } as const satisfies Record<
  ShownLanguage,
  string
>;

export const languageCookie = 'lang';

/** An interface language as an address, a cookie or a document names it; undefined when it is not one of ours. */
export function shownLanguage(name: string | null | undefined): ShownLanguage | undefined {
  return name && Object.hasOwn(shownLanguages, name) ? (name as ShownLanguage) : undefined;
}
