import type { Data, listLanguages as listLanguagesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentLanguage } from './present.ts';

/** Languages, by their names in the one asked for. */
export function listLanguages({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listLanguagesCall> {
  return [...reference.languages.keys()]
    .map((code) => presentLanguage(reference, code, language))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
