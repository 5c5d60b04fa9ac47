import type {
  BusinessCard,
  Data,
  listDirectoryCountries as listDirectoryCountriesCall,
} from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentCountry } from '../reference/present.ts';
import { countByCountry } from './queries.ts';

export type BusinessTypeCode = BusinessCard['general']['businessType']['code'];

/** Countries with businesses of a type, most first. */
export async function listDirectoryCountries(
  { db, reference, language }: Context,
  businessType: BusinessTypeCode,
): Promise<Data<typeof listDirectoryCountriesCall>> {
  const rows = await countByCountry(db, businessType);
  return rows.map(({ country_code, total }) => ({
    country: presentCountry(reference, country_code, language),
    total,
  }));
}
