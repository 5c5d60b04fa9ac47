import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocales, type ShownLanguage, shownLanguage } from './language.ts';

const loaders: Record<ShownLanguage, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en/messages.po'),
  es: () => import('../locales/es/messages.po'),
  it: () => import('../locales/it/messages.po'),
  zh: () => import('../locales/zh/messages.po'),
};

/** The texts of the language the document came in, loaded before the page comes to life. */
export async function loadTexts(documentLanguage: string): Promise<I18n> {
  const language = shownLanguage(documentLanguage) ?? 'en';
  const { messages } = await loaders[language]();
  return setupI18n({
    locale: language,
    locales: formatLocales[language],
    messages: { [language]: messages },
  });
}
