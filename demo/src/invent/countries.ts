import { type Language, languages } from '@kontor/contract';
import { readTable, splitCell } from './tables.ts';

export interface Place {
  city: string;
  state_id: string | null;
  zipcode: string | null;
  /** Area code, without the zero that is not dialled behind the country's code; empty where there is none. */
  area: string;
}
export interface Country {
  code: string;
  name: string;
  weight: number;
  culture: string;
  /** Language of company names. */
  language: string;
  /** Language of what they write of themselves and their products. */
  texts: Language;
  spoken: string[];
  currency: string;
  /** Patterns of numbers, as `inventPhone` reads them. */
  phone: string[];
  mobile: string[];
  streets: string[];
  legalForms: string[];
  places: Place[];
}

const withArticle = new Set(['US', 'GB', 'NL', 'AE']);
const names = new Intl.DisplayNames('en', { type: 'region' });

/** The country's English name as it stands in a sentence. */
function nameOf(code: string): string {
  const name = names.of(code) ?? code;
  return withArticle.has(code) ? `the ${name}` : name;
}

/** The countries invented businesses come from. */
export function readCountries(): Country[] {
  const places = Map.groupBy(
    readTable<'country' | 'city' | 'state' | 'postcode' | 'area'>('places'),
    (row) => row.country,
  );
  const columns = readTable<
    | 'country'
    | 'weight'
    | 'culture'
    | 'language'
    | 'texts'
    | 'spoken'
    | 'currency'
    | 'phone'
    | 'mobile'
    | 'streets'
    | 'legal_forms'
  >('countries');
  return columns.map((row) => ({
    code: row.country,
    name: nameOf(row.country),
    weight: Number(row.weight),
    culture: row.culture,
    language: row.language,
    texts: languages.find((language) => language === row.texts) ?? 'en',
    spoken: row.spoken.split(' '),
    currency: row.currency,
    phone: splitCell(row.phone),
    mobile: splitCell(row.mobile),
    streets: splitCell(row.streets),
    legalForms: splitCell(row.legal_forms),
    places: (places.get(row.country) ?? []).map(({ city, state, postcode, area }) => ({
      city,
      state_id: state || null,
      zipcode: postcode || null,
      area,
    })),
  }));
}
