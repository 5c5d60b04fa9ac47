import {
  type ChosenCapabilities,
  type countSearch,
  type Filter,
  filters,
  filtersOfProducts,
  type Input,
  type SteppedFigure,
  type searchPeople,
  type searchProducts,
} from '@kontor/contract';
import type { Query } from './prepare.ts';

export type ProductBody = Input<typeof searchProducts>['body'];
export type PeopleBody = Input<typeof searchPeople>['body'];
export type CountBody = Input<typeof countSearch>['body'];

type PlaceBody = Pick<
  PeopleBody,
  'textQuery' | 'asTyped' | 'country' | 'countries' | 'industry' | 'category' | 'subcategory'
>;
type FilterBody = PlaceBody & ChosenCapabilities & Partial<Record<SteppedFigure, number>>;

/** Only the fields the call has: what else a body holds must not change results. */
export function placesIn({
  textQuery,
  asTyped,
  country,
  countries = country ? [country] : [],
  industry,
  category,
  subcategory,
}: PlaceBody): Query {
  return { text: textQuery, asTyped, countries, industry, category, subcategory };
}

const filtersOfBusinesses = filters.filter((filter) => !filtersOfProducts.includes(filter));

function chosenOf(body: FilterBody, names: readonly Filter[]): Partial<FilterBody> {
  return Object.fromEntries(names.map((filter) => [filter, body[filter]]));
}

/** The places, and the filters that businesses have. */
export function businessQuery(body: FilterBody, businessType?: string): Query {
  return { ...placesIn(body), ...chosenOf(body, filtersOfBusinesses), businessType };
}

/** Those, and what products alone are filtered by. */
export function productQuery(body: FilterBody): Query {
  return { ...businessQuery(body), ...chosenOf(body, filtersOfProducts) };
}
