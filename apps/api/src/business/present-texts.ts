import type { BusinessProfile, Language } from '@kontor/contract';
import { presentLanguage } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import type { BusinessProfileRow } from './queries.ts';

type Texts = Pick<BusinessProfile['general'], 'shortDescription' | 'generalDescription' | 'textLanguages'>;

/** The business's own texts in the language asked for; one it does not have there as it is written, with its language where that is known. */
export function presentTexts(
  row: Pick<BusinessProfileRow, 'short_description' | 'general_description' | 'text_language' | 'texts'>,
  reference: Reference,
  language: Language,
): Texts {
  const written = row.text_language;
  const further = written === language ? undefined : row.texts.find((texts) => texts.language === language);
  const isOther = written !== null && written !== language;
  const fallback = isOther ? presentLanguage(reference, written, language) : undefined;
  const languageOf = (own: string | null, inFurther: string | null | undefined) =>
    own !== null && !inFurther ? fallback : undefined;
  const textLanguages = {
    shortDescription: languageOf(row.short_description, further?.short_description),
    generalDescription: languageOf(row.general_description, further?.general_description),
  };
  const isFallback = Object.values(textLanguages).some((named) => named !== undefined);
  return {
    shortDescription: further?.short_description ?? row.short_description ?? undefined,
    generalDescription: further?.general_description ?? row.general_description ?? undefined,
    textLanguages: isFallback ? textLanguages : undefined,
  };
}
