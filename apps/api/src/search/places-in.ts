import type { CountBody } from './count-tabs.ts';
import type { PeopleBody } from './find-people.ts';
import type { ProductBody } from './find-products.ts';
import type { Query } from './prepare.ts';

/** Only the fields the call has: what else a body holds must not change results. */
export function placesIn({
  textQuery,
  country,
  industry,
  category,
  subcategory,
}: ProductBody | PeopleBody | CountBody): Query {
  return { text: textQuery, country, industry, category, subcategory };
}
