import type { Messages } from '@lingui/core';
import type { ShownLanguage } from './shown-languages.ts';

/** What this package says, for browsers that load whole catalogues. */
export const webCatalogues: Record<ShownLanguage, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en/messages.po'),
  es: () => import('../../locales/es/messages.po'),
  it: () => import('../../locales/it/messages.po'),
  zh: () => import('../../locales/zh/messages.po'),
};
