import type { Data, listCountries as listCountriesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentCountries } from './present.ts';

/** Countries, by their names in the language asked for. */
export function listCountries({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listCountriesCall> {
  return presentCountries(reference.countries.values(), language);
}
