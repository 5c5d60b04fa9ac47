import { shownLanguage } from '@kontor/web/language';
import { webCatalogues } from '@kontor/web/language/load-web-catalogue';
import { loadCatalogues } from '@kontor/web/language/texts';
import type { I18n } from '@lingui/core';

const catalogues = {
  en: () => import('../locales/en/messages.po'),
  es: () => import('../locales/es/messages.po'),
  it: () => import('../locales/it/messages.po'),
  zh: () => import('../locales/zh/messages.po'),
};

/** The texts of the language the document came in, loaded before the page comes to life. */
export function loadTexts(documentLanguage: string): Promise<I18n> {
  return loadCatalogues(shownLanguage(documentLanguage) ?? 'en', [webCatalogues, catalogues]);
}
