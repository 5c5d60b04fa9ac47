import { type SteppedFigure, steppedFigures } from '@kontor/contract';
import { countryNumber, typeCode } from './kind.ts';
import { filterOf } from './named-filters.ts';
import type { Term } from './plan.ts';
import { stepsUpTo } from './step-filters.ts';
import { quote } from './tsvector-text.ts';

/** Conditions beside the words; of a figure one of the contract's steps. */
export interface Filters extends Partial<Record<SteppedFigure, number>> {
  businessType?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  industry?: string;
  category?: string;
  subcategory?: string;
}

/** What a statement compares: two text queries for the index, and what is checked on the rows it finds. */
export interface Conditions {
  /** Every term anywhere; null when there is nothing to look for in the index. */
  anywhere: string | null;
  /** Every term in the name. */
  inName: string | null;
  typeCode: number | null;
  countryCode: number | null;
}

/** Below so many rows it is cheaper to look at the rows' type and country than to intersect their long lists. */
const fewRows = 1_000;

/** A text query for documents that hold one of the words. */
export function anyOf(words: readonly string[]): string {
  return words.length === 1 ? quote(words[0] as string) : `(${words.map(quote).join(' | ')})`;
}

function treeFilters({ industry, category, subcategory }: Filters): string[] {
  const place = subcategory || category || industry;
  return place ? [filterOf(place)] : [];
}

/** Each step is a word of its own, and a document holds one of them: at most so many is one of those up to it. */
function atMost(filters: Filters): string[] {
  return steppedFigures.flatMap((figure) => {
    const maximum = filters[figure];
    return maximum === undefined ? [] : [anyOf(stepsUpTo(figure, maximum))];
  });
}

/** All terms, or all of one of their translations. */
function oneOf(queries: readonly (readonly Term[])[], wordsOf: (term: Term) => string[]): string[] {
  const joined = queries.map((terms) => terms.map((term) => anyOf(wordsOf(term))).join(' & '));
  if (joined.length === 1) return joined;
  return [`(${joined.map((query) => `(${query})`).join(' | ')})`];
}

/** Puts words and filters where they are answered cheapest. `terms` may be empty: then only filters hold. */
export function conditionsOf(
  terms: readonly Term[],
  filters: Filters,
  translations: readonly (readonly Term[])[] = [],
  nodes: readonly string[] = [],
): Conditions {
  const queries = terms.length === 0 ? [] : [terms, ...translations];
  const rarestOf = (query: readonly Term[]) => Math.min(...query.map(({ documents }) => documents));
  const rarest = queries.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...queries.map(rarestOf));
  const onRows = rarest < fewRows;
  const dense = [
    ...(filters.businessType ? [`@t${filters.businessType}`] : []),
    ...(filters.country ? [filterOf(filters.country)] : []),
  ];
  const marks = [...[...treeFilters(filters), ...(onRows ? [] : dense)].map(quote), ...atMost(filters)];
  const words = queries.length === 0 ? [] : oneOf(queries, (term) => [...term.alternatives, ...term.filters]);
  const inNames =
    queries.length === 0 ? [] : oneOf(queries, (term) => term.alternatives.map((word) => `=${word}`));
  const places = nodes.map(filterOf).map(quote);
  const nameWords =
    places.length === 0 || inNames.length === 0
      ? inNames
      : [`((${inNames.join(' & ')}) | ${places.join(' | ')})`, ...words];
  const joined = (parts: string[]) => (parts.length === 0 ? null : parts.join(' & '));
  return {
    anywhere: joined([...words, ...marks]),
    inName: terms.length === 0 ? null : joined([...nameWords, ...marks]),
    typeCode: onRows && filters.businessType ? typeCode(filters.businessType) : null,
    countryCode: onRows && filters.country ? countryNumber(filters.country) : null,
  };
}
