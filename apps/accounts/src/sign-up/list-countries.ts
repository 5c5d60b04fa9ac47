import type { Context } from '../context.ts';
import type { Language } from '../language.ts';
import { findCountries } from './queries.ts';

/** The countries a person can choose from. */
export function listCountries(
  { db }: Context,
  language: Language,
): Promise<{ code: string; name: string }[]> {
  return findCountries(db, language);
}
