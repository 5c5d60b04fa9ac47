import { type businessTypes, searchTabs } from '@kontor/contract/business-types';
import { maxCountries } from '@kontor/contract/capability-filters';

export type BusinessTypeCode = (typeof businessTypes)[number];
/** The tabs of the results in their order (checklist 93). */
export const tabs = searchTabs;
export type Tab = (typeof tabs)[number];

/** What an address says that the search bar shows. */
export interface Searched {
  tab: Tab;
  /** ISO codes, of which one is enough; empty for all countries. */
  countries: readonly string[];
  words: string;
}

/** Reads `?business=&countries=&search=`; what is not understood counts as not said. */
export function readSearched(params: URLSearchParams): Searched {
  const countries = listOf(params, 'countries').map((code) => code.toUpperCase());
  return {
    tab: tabs.find((each) => each === params.get('business')?.toUpperCase()) ?? 'MA',
    countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, maxCountries),
    words: [...(params.get('search') ?? '').trim().slice(0, 400)].slice(0, 200).join(''),
  };
}

/** A list with commas, or given once for each, as forms do; each entry once. */
export function listOf(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name).join(',').split(',', 64))].filter((each) => each !== '');
}
