import type { BusinessList, ProductList } from '@kontor/contract';
import type { BusinessTypeCode } from '../search/searched.ts';

export type DirectoryList = BusinessList | ProductList;

/** `/directory/verified-manufacturers`, from the second page on with `?page=`. */
export function listAddress(list: DirectoryList, page = 1): `/directory/${DirectoryList}${string}` {
  return `/directory/${list}${page > 1 ? `?page=${page}` : ''}`;
}

/** Who is looked for by country, as the footer names them (checklist 40, 41), with the type they are listed under. */
export const countryKinds = {
  manufacturers: 'MA',
  suppliers: 'DI',
  retailers: 'RE',
  buyers: 'IM',
} as const satisfies Record<string, BusinessTypeCode>;
export type CountryKind = keyof typeof countryKinds;

export function countryKind(name: string | undefined): CountryKind | undefined {
  return name && Object.hasOwn(countryKinds, name) ? (name as CountryKind) : undefined;
}

/** `/countries/buyers`, and `/countries/buyers/MX` for one country. */
export function countriesAddress(kind: CountryKind, country?: string): `/countries/${CountryKind}${string}` {
  return `/countries/${kind}${country ? `/${country}` : ''}`;
}

/** A page with less to see is not for search engines. */
export const fewestIndexed = 3;
