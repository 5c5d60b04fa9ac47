import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocales, type ShownLanguage } from './shown-languages.ts';

/** Says what is among the messages, those too that are put there later: chunks bring theirs as the visitor goes on. */
export function textsFrom(messages: Messages, language: ShownLanguage): I18n {
  return setupI18n({
    locale: language,
    locales: formatLocales[language],
    messages: { [language]: messages },
  });
}

/** Finds the texts of a language. Instances are shared: nothing changes the language of one after it is made. */
export function textsByLanguage(
  catalogues: Record<ShownLanguage, Messages>,
): (language: ShownLanguage) => I18n {
  const instances = new Map<ShownLanguage, I18n>();
  return (language) => {
    const known = instances.get(language);
    if (known) return known;
    const i18n = textsFrom(catalogues[language], language);
    instances.set(language, i18n);
    return i18n;
  };
}

type Catalogues = Record<ShownLanguage, () => Promise<{ messages: Messages }>>;

/** All texts of one language from several sets of catalogues, in a browser that loads them whole. */
export async function loadCatalogues(language: ShownLanguage, sets: Catalogues[]): Promise<I18n> {
  const loaded = await Promise.all(sets.map((catalogues) => catalogues[language]()));
  return textsFrom(Object.assign({}, ...loaded.map(({ messages }) => messages)), language);
}
