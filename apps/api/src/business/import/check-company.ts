import { hash } from 'node:crypto';
import { quote, refuseText, tidy } from './check-text.ts';
import { classifyCompany, nowhere } from './classify/classify-company.ts';
import { foldName } from './fold-name.ts';
import { businessIdOf } from './identity.ts';
import type { Reference } from './read-reference.ts';
import { readTradeTerms, toShortDescription } from './trade-terms.ts';

export const companyColumns = [
  'company_name',
  'business_type_guess',
  'country_iso2',
  'state',
  'city',
  'address',
  'website',
  'industry_key_guess',
  'category_guess',
  'product_text',
  'source',
  'licence',
] as const;
type Column = (typeof companyColumns)[number];
export type CompanyFields = Record<Column, string>;

const maximumLengths: Record<Column, number> = {
  company_name: 200,
  business_type_guess: 100,
  country_iso2: 100,
  state: 100,
  city: 100,
  address: 300,
  website: 300,
  industry_key_guess: 100,
  category_guess: 100,
  product_text: 2000,
  source: 200,
  licence: 100,
};
const letterOrDigit = /[\p{L}\p{N}]/u;

/** The fields of a business that an import fills, as they are compared with the last import. */
export interface ImportedValues {
  company_name: string;
  business_type: string;
  industry_id: string | null;
  category_id: string | null;
  subcategory_ids: string[];
  short_description: string | null;
  city: string | null;
  legal_address_english: string | null;
  state_id: string | null;
  state_text: string | null;
  website: string | null;
}

export interface Company {
  business_id: string;
  source: string;
  licence: string;
  folded_name: string;
  country_code: string;
  values: ImportedValues;
  /** Of the values, to tell an unchanged row without comparing field by field. */
  fingerprint: string;
}

/** Checks a row and maps it to a business. Returns the company, or every reason why the row is refused. */
export function checkCompany(raw: CompanyFields, reference: Reference): Company | string[] {
  const badText = companyColumns
    .map((column) => refuseText(column, raw[column], maximumLengths[column]))
    .filter((reason) => reason !== undefined);
  if (badText.length > 0) return badText;

  const row = Object.fromEntries(
    companyColumns.map((column) => [column, tidy(raw[column])]),
  ) as CompanyFields;
  const folded_name = foldName(row.company_name);
  const categoryId = reference.findCategory(row.industry_key_guess, row.category_guess);
  const reasons = [
    row.company_name === '' && 'company_name is missing',
    row.company_name !== '' && !letterOrDigit.test(row.company_name) && 'company_name has no letter or digit',
    !reference.businessTypes.has(row.business_type_guess) &&
      unknown('business type', row.business_type_guess),
    !reference.countries.has(row.country_iso2) && unknown('country', row.country_iso2),
    ...refusePlace(row, categoryId, reference),
    row.website !== '' &&
      !isWebAddress(row.website) &&
      `website ${quote(row.website)} is no http or https address`,
    row.source === '' && 'source is missing',
    row.licence === '' && 'licence is missing',
  ].filter((reason) => reason !== false);
  if (reasons.length > 0) return reasons;

  const stateId = row.state === '' ? undefined : reference.matchState(row.country_iso2, row.state);
  const tradeTerms = readTradeTerms(row.product_text);
  // Where nothing but a name is said, the guess was made from the name.
  const guess = tradeTerms.ofCompany
    ? { industryId: row.industry_key_guess || null, categoryId: categoryId ?? null }
    : nowhere;
  const place = classifyCompany(tradeTerms.terms, guess, reference.findPlaceTerm);
  const values: ImportedValues = {
    company_name: row.company_name,
    business_type: row.business_type_guess,
    industry_id: place.industryId,
    category_id: place.categoryId,
    subcategory_ids: place.subcategoryIds,
    short_description: toShortDescription(tradeTerms),
    city: row.city || null,
    legal_address_english: row.address || null,
    state_id: stateId ?? null,
    state_text: stateId ? null : row.state || null,
    website: row.website || null,
  };
  const identity = { source: row.source, folded_name, country_code: row.country_iso2 };
  return {
    ...identity,
    business_id: businessIdOf(identity),
    licence: row.licence,
    values,
    fingerprint: hash('sha256', JSON.stringify(values), 'base64url'),
  };
}

function refusePlace(row: CompanyFields, categoryId: string | undefined, reference: Reference) {
  const { industry_key_guess: industry, category_guess: category } = row;
  if (industry === '') return [category !== '' && 'category_guess stands without an industry'];
  if (!reference.industries.has(industry)) return [unknown('industry', industry)];
  if (category === '' || categoryId) return [];
  return [`category ${quote(category)} does not belong to industry ${industry}`];
}

function unknown(what: string, value: string): string {
  return value === '' ? `${what} is missing` : `${what} ${quote(value)} is unknown`;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}
