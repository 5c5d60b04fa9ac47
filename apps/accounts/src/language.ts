import { type Language, languageOf, languages } from '@kontor/contract';

export { type Language, languages };

/** Where a language may be said, the first that counts first. */
interface Said {
  /** In the address. */
  asked: unknown;
  /** In the cookie that remembers what was asked for. */
  kept: string | undefined;
  /** By the browser, as `Accept-Language`. */
  accepted: string | undefined;
}

/** The language asked for in the address, else the one remembered, else the one the browser prefers, else English. */
export function chooseLanguage({ asked, kept, accepted }: Said): Language {
  return find(asked) ?? find(kept) ?? languageOf(accepted);
}

function find(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.trim().toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === primary);
}
