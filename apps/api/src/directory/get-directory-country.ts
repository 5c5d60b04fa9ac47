import type { Data, getDirectoryCountry as getDirectoryCountryCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentCountry, presentNode } from '../reference/present.ts';
import type { BusinessTypeCode } from './list-directory-countries.ts';
import { countByIndustry, countVerified } from './queries.ts';

/** @throws NotFound for a code that is no country's */
export async function getDirectoryCountry(
  { db, reference, language }: Context,
  country: string,
  businessType: BusinessTypeCode,
): Promise<Data<typeof getDirectoryCountryCall>> {
  if (!reference.countries.has(country)) throw new KontorError('NotFound', 'There is no such country.');
  const [rows, verified] = await Promise.all([
    countByIndustry(db, businessType, country),
    countVerified(db, businessType, country),
  ]);
  return {
    country: presentCountry(reference, country, language),
    total: rows.reduce((sum, { total }) => sum + total, 0),
    verified,
    industries: rows.flatMap(({ industry_id, total }) =>
      industry_id === null ? [] : [{ industry: presentNode(reference, industry_id, language), total }],
    ),
  };
}
