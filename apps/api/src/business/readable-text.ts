import type { Language } from '@kontor/contract';

interface Written {
  own: string | null;
  /** Which language `own` is in; null where nobody knows. */
  ownLanguage: string | null;
  /** The same in further languages. */
  further: Partial<Record<string, string | null>>;
}

/**
 * What a business says, as a reader understands it best: in the reader's language, else in English, which trade reads everywhere, else as the
 * business wrote it first. `language` is that of the text where it is known.
 */
export function readableText(
  { own, ownLanguage, further }: Written,
  language: Language,
): { text: string | null; language: string | null } {
  const asWritten = { text: own, language: own === null ? null : ownLanguage };
  if (own !== null && ownLanguage === language) return asWritten;
  const mayBeForeign = own === null || ownLanguage !== null;
  const fitting = [language, ...(mayBeForeign ? ['en'] : [])].find((each) => further[each]);
  const isOwnEnglish = own !== null && ownLanguage === 'en' && fitting !== language;
  return fitting === undefined || isOwnEnglish
    ? asWritten
    : { text: further[fitting] ?? null, language: fitting };
}
