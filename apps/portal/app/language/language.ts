import type { Language } from '@kontor/contract';

/** Languages the pages are translated into, with the labels of their links (checklist 38). */
export const shownLanguages = { en: 'English', es: 'Español' } as const satisfies Partial<
  Record<Language, string>
>;
export type ShownLanguage = keyof typeof shownLanguages;

export const languageCookie = 'lang';

/** An interface language as an address, a cookie or a document names it; undefined when it is not one of ours. */
export function shownLanguage(name: string | null | undefined): ShownLanguage | undefined {
  return name === 'en' || name === 'es' ? name : undefined;
}
