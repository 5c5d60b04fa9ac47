import type { countSearch, Input, searchPeople, searchProducts } from '@kontor/contract';
import type { Query } from './prepare.ts';

export type ProductBody = Input<typeof searchProducts>['body'];
export type PeopleBody = Input<typeof searchPeople>['body'];
export type CountBody = Input<typeof countSearch>['body'];

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

/** The places, and the figures that products alone have. */
export function productQuery(body: ProductBody | CountBody): Query {
  const { leadTime, minimumOrder } = body;
  return { ...placesIn(body), leadTime, minimumOrder };
}
