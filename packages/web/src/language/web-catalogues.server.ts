import type { Messages } from '@lingui/core';
import { messages as english } from '../../locales/en/messages.po';
import { messages as spanish } from '../../locales/es/messages.po';
import { messages as italian } from '../../locales/it/messages.po';
import { messages as chinese } from '../../locales/zh/messages.po';
import type { ShownLanguage } from './shown-languages.ts';

/** What this package says, by language. */
const webCatalogues: Record<ShownLanguage, Messages> = {
  en: english,
  es: spanish,
  it: italian,
  zh: chinese,
};

/** An application's catalogues with the texts of this package. */
export function withWebTexts(own: Record<ShownLanguage, Messages>): Record<ShownLanguage, Messages> {
  return {
    en: { ...webCatalogues.en, ...own.en },
    es: { ...webCatalogues.es, ...own.es },
    it: { ...webCatalogues.it, ...own.it },
    zh: { ...webCatalogues.zh, ...own.zh },
  };
}
