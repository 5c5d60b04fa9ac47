import { shownLanguage } from '@kontor/web/language';
import { webCatalogues } from '@kontor/web/language/load-web-catalogue';
import { loadCatalogues, textsFrom } from '@kontor/web/language/texts';
import type { I18n, Messages } from '@lingui/core';

declare global {
  var broughtTexts: Messages | undefined;
}

const catalogues = {
  en: () => import('../locales/en/messages.po'),
  es: () => import('../locales/es/messages.po'),
  it: () => import('../locales/it/messages.po'),
  zh: () => import('../locales/zh/messages.po'),
};

/** The texts of the language the document came in. When built, chunks bring their own; in development, all are loaded. */
export async function loadTexts(documentLanguage: string): Promise<I18n> {
  const language = shownLanguage(documentLanguage) ?? 'en';
  if (!import.meta.env.PROD) return loadCatalogues(language, [webCatalogues, catalogues]);
  globalThis.broughtTexts ??= {};
  return textsFrom(globalThis.broughtTexts, language);
}
