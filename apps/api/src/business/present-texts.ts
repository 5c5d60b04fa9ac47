import type { BusinessProfile, Language } from '@kontor/contract';
import { presentLanguage } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import type { BusinessProfileRow } from './queries.ts';
import { readableText } from './readable-text.ts';

type Texts = Pick<BusinessProfile['general'], 'shortDescription' | 'generalDescription' | 'textLanguages'>;

/** The business's own texts as a reader of the language asked for understands them best, with the language of those that are in another one. */
export function presentTexts(
  row: Pick<BusinessProfileRow, 'short_description' | 'general_description' | 'text_language' | 'texts'>,
  reference: Reference,
  language: Language,
): Texts {
  const read = (field: 'short_description' | 'general_description') => {
    const further = Object.fromEntries(row.texts.map((texts) => [texts.language, texts[field]]));
    return readableText({ own: row[field], ownLanguage: row.text_language, further }, language);
  };
  const [short, general] = [read('short_description'), read('general_description')];
  const foreign = ({ language: shown }: typeof short) =>
    shown === null || shown === language ? undefined : presentLanguage(reference, shown, language);
  const textLanguages = { shortDescription: foreign(short), generalDescription: foreign(general) };
  const isForeign = Object.values(textLanguages).some((named) => named !== undefined);
  return {
    shortDescription: short.text ?? undefined,
    generalDescription: general.text ?? undefined,
    textLanguages: isForeign ? textLanguages : undefined,
  };
}
