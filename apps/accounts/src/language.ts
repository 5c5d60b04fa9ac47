import { type Language, languageOf, languages } from '@kontor/contract';

export { type Language, languages };

/** Where a language may be stated, in order of precedence. */
interface LanguageSources {
  /** The parameter of the address. */
  requested: unknown;
  /** The cookie, which holds the language last requested. */
  stored: string | undefined;
  /** The browser's `Accept-Language`. */
  accepted: string | undefined;
}

/** The language requested in the address, else the stored one, else the one the browser prefers, else English. */
export function chooseLanguage({ requested, stored, accepted }: LanguageSources): Language {
  return find(requested) ?? find(stored) ?? languageOf(accepted);
}

function find(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.trim().toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === primary);
}
