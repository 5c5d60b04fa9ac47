import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as english } from '../locales/en/messages.po';
import { messages as spanish } from '../locales/es/messages.po';
import { messages as italian } from '../locales/it/messages.po';
import { messages as chinese } from '../locales/zh/messages.po';
import { formatLocales, type ShownLanguage } from './language.ts';

const catalogues: Record<ShownLanguage, Messages> = { en: english, es: spanish, it: italian, zh: chinese };

const instances = new Map<ShownLanguage, I18n>();

/** The texts of one language. Instances are shared: nothing changes the language of one after it is made. */
export function textsIn(language: ShownLanguage): I18n {
  const known = instances.get(language);
  if (known) return known;
  const i18n = setupI18n({
    locale: language,
    locales: formatLocales[language],
    messages: { [language]: catalogues[language] },
  });
  instances.set(language, i18n);
  return i18n;
}
