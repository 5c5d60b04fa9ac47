import type { Context } from '../context.ts';
import type { Language } from '../language.ts';
import { findCountries } from './queries.ts';

type Countries = { code: string; name: string }[];

const cached = new WeakMap<Context['db'], Map<Language, Countries>>();

/** The countries a person can choose from. They are cached: they change with the product. */
export async function listCountries({ db }: Context, language: Language): Promise<Countries> {
  const byLanguage = cached.get(db) ?? new Map<Language, Countries>();
  cached.set(db, byLanguage);
  const countries = byLanguage.get(language) ?? (await findCountries(db, language));
  byLanguage.set(language, countries);
  return countries;
}
