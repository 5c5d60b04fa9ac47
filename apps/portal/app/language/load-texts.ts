import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocales, type ShownLanguage, shownLanguage } from './language.ts';

declare global {
  var broughtTexts: Messages | undefined;
}

const catalogues: Record<ShownLanguage, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en/messages.po'),
  es: () => import('../locales/es/messages.po'),
  it: () => import('../locales/it/messages.po'),
  zh: () => import('../locales/zh/messages.po'),
};

/** The texts of the language the document came in. When built, chunks bring their own; in development, all are loaded. */
export async function loadTexts(documentLanguage: string): Promise<I18n> {
  const language = shownLanguage(documentLanguage) ?? 'en';
  if (!import.meta.env.PROD) return saying((await catalogues[language]()).messages, language);
  globalThis.broughtTexts ??= {};
  return saying(globalThis.broughtTexts, language);
}

/** Says what is among the messages, those too that are put there later: chunks come as the visitor goes on. */
export function saying(messages: Messages, language: ShownLanguage): I18n {
  return setupI18n({
    locale: language,
    locales: formatLocales[language],
    messages: { [language]: messages },
  });
}
