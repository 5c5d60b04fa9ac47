import { type ChosenCapabilities, capabilities, type SteppedFigure, steppedFigures } from '@kontor/contract';
import { capabilityWord } from './capabilities/capability-words.ts';
import { either, factored, type Part, waysOf } from './factored.ts';
import type { FitQueries } from './fit.ts';
import type { Keys } from './keys.ts';
import { countryNumber, type Kind, typeCode } from './kind.ts';
import { locationWord } from './locations/location.ts';
import { filterOf, fitFilterOf } from './named-filters.ts';
import type { Plan, Term } from './plan.ts';
import { stepsUpTo } from './step-filters.ts';
import { quote } from './tsvector-text.ts';

/** Conditions beside the words; of a figure one of the contract's steps. */
export interface Filters extends Partial<Record<SteppedFigure, number>>, ChosenCapabilities {
  businessType?: string;
  /** ISO 3166-1 alpha-2, of which one is enough. */
  countries?: readonly string[];
  industry?: string;
  category?: string;
  subcategory?: string;
}

/** What a statement compares: two text queries for the index, and what is checked on the rows it finds. */
export interface Conditions {
  /** Every term anywhere; null when there is nothing to look for in the index. */
  anywhere: string | null;
  /** The same apart. */
  keys: Keys;
  /** What rows that meet the keys must meet beside them; null when the keys say all. */
  onRows: string | null;
  /** Every term in a better place than anywhere; null when there are no words, so that all rows fit alike. */
  fits: FitQueries | null;
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

/** Of each list of which something is chosen one of that. */
function chosen(filters: Filters): string[] {
  return capabilities.flatMap((capability) => {
    const choices = filters[capability] ?? [];
    return choices.length === 0 ? [] : [anyOf(choices.map((choice) => capabilityWord(capability, choice)))];
  });
}

function anywhere({ alternatives, filters, figure }: Term): Part {
  return [...[...alternatives, ...filters].map(quote), ...(figure?.near ?? [])];
}

function inName({ alternatives, figure }: Term): Part {
  return [...alternatives.map((word) => quote(`=${word}`)), ...(figure?.same ?? [])];
}

export function anywhereOf(term: Term): string {
  return either(anywhere(term));
}

export function inNameOf(term: Term): string {
  return either(inName(term));
}

/** All terms, or all of one of their translations, as text queries that must all be met. */
function oneOf(queries: readonly (readonly Term[])[], partOf: (term: Term) => Part): string[] {
  return factored(queries.map((terms) => terms.map(partOf)));
}

/** All terms in the name, or all of what is another name for it. */
function namesOf({ terms, translations }: Pick<Asked, 'terms' | 'translations'>): string[] {
  const names = translations.filter(({ isName }) => isName).map((translated) => translated.terms);
  return oneOf([terms, ...names], inName);
}

/** In one of the countries, and one of the states, and one of the cities. */
function located(locations: Plan['locations']): string[] {
  return [...Map.groupBy(locations, ({ kind }) => kind).values()].map((same) =>
    anyOf(same.flatMap((location) => [location, ...(location.also ?? [])]).map(locationWord)),
  );
}

const isSubcategory = (id: string) => id.length === 8;

/** How well rows fit, as `fit.ts` orders it, given what says that they fit at all. */
function fitsOf(
  kind: Kind,
  { terms, translations, nodes }: Asked,
  words: readonly string[],
  marks: readonly string[],
): FitQueries {
  const apart = (queries: readonly string[]) => queries.map((query): Part => [query]);
  const named = [...namesOf({ terms, translations }), ...marks];
  if (nodes.ids.length === 0) return [null, [named], null];
  const places = nodes.ids.map((id) => quote(fitFilterOf(kind, id)));
  const all = [...words, ...marks];
  // Rows of a subcategory that is named as a whole are what is asked for, whatever they are called.
  const within = nodes.isWhole ? nodes.ids.filter(isSubcategory) : [];
  const subcategory = within.length === 0 ? [] : [within.map(filterOf).map(quote)];
  // Where only buyers call a place so, a row in it that says what was typed is meant before one that does not.
  const literal = nodes.isOwnName
    ? []
    : [terms, ...translations.filter(({ isSaid }) => isSaid).map((translated) => translated.terms)].map(
        (query) => {
          const told = toldBy(query);
          // Who says all of it says what is looked for.
          return [...told.map(anywhere), ...apart(told.length === query.length ? marks : all)];
        },
      );
  // What is called so in the same category is meant before the rest of a subcategory that only buyers call so.
  const categories = new Set(nodes.isOwnName ? [] : within.map((id) => id.slice(0, 6)));
  const around = [...categories].map(filterOf).map(quote);
  // So is a row that says it.
  const saying = literal.map((said) => [places, ...said]);
  const isSubcategoryNamed = within.length > 0;
  return [
    waysOf([[...apart(named), [...places, ...around]], ...(isSubcategoryNamed ? saying : [])]),
    waysOf([
      apart(named),
      ...subcategory.map((inside) => [inside, ...apart(all)]),
      ...(isSubcategoryNamed ? [] : saying),
    ]),
    [[either(places), ...all]],
  ];
}

/** Rows that fit better than by holding the words anywhere, in either way: for a text that names places of the industry tree, where it is asked for. */
export function fittingKeys(kind: Kind, asked: Asked): Keys[] {
  // Who is where it is asked for and in the category at all is meant before whoever is elsewhere.
  const isThere = asked.locations.length > 0;
  const places = anyOf(asked.nodes.ids.map((id) => (isThere ? filterOf(id) : fitFilterOf(kind, id))));
  return [
    [...namesOf(asked), ...located(asked.locations)],
    [places, ...anywhereKeys(asked)],
  ];
}

/** The codes and figures among terms, which tell one thing from another of its kind; all of them where there are none. */
function toldBy(terms: readonly Term[]): readonly Term[] {
  const codes = terms.filter(({ alternatives: [word = ''], figure }) => figure || /\d/.test(word));
  return codes.length > 0 ? codes : terms;
}

/** What must hold beside the words, each a text query. */
export function marksOf(filters: Filters, locations: Plan['locations']): string[] {
  const { businessType, countries = [] } = filters;
  return [
    ...[...treeFilters(filters), ...(businessType ? [`@t${businessType}`] : [])].map(quote),
    ...(countries.length > 0 ? [anyOf(countries.map(filterOf))] : []),
    ...atMost(filters),
    ...chosen(filters),
    ...located(locations),
  ];
}

export type Asked = Pick<Plan, 'terms' | 'translations' | 'nodes' | 'locations'>;

/** The terms and their translations, of which one is enough. */
function queriesOf({ terms, translations }: Asked): (readonly Term[])[] {
  return terms.length === 0 ? [] : [terms, ...translations.map((translated) => translated.terms)];
}

function wordsAnywhere(asked: Asked): string[] {
  const queries = queriesOf(asked);
  return queries.length === 0 ? [] : oneOf(queries, anywhere);
}

/** Rows that hold all of a text, in the places it names. */
export function anywhereKeys(asked: Asked): Keys {
  return [...wordsAnywhere(asked), ...located(asked.locations)];
}

/** Rows that hold all of a text, in the places it names, and meet filters. */
export function keysOf(asked: Asked, filters: Filters): Keys {
  return [...wordsAnywhere(asked), ...marksOf(filters, asked.locations)];
}

/** Puts words and filters where they are answered cheapest. Without any term only filters hold. */
export function conditionsOf(kind: Kind, asked: Asked, filters: Filters): Conditions {
  const { terms, locations } = asked;
  const queries = queriesOf(asked);
  const rarestOf = (query: readonly Term[]) => Math.min(...query.map(({ documents }) => documents));
  const rarest = queries.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...queries.map(rarestOf));
  const onRows = rarest < fewRows;
  const { businessType, countries = [] } = filters;
  const only = countries.length === 1 ? countries[0] : undefined;
  const inIndex = { ...(onRows ? { businessType: '' } : {}), ...(onRows && only ? { countries: [] } : {}) };
  const marks = marksOf({ ...filters, ...inIndex }, locations);
  const words = wordsAnywhere(asked);
  const all = [...words, ...marks];
  return {
    anywhere: all.length === 0 ? null : all.join(' & '),
    keys: all,
    onRows: null,
    fits: terms.length === 0 ? null : fitsOf(kind, asked, words, marks),
    typeCode: onRows && businessType ? typeCode(businessType) : null,
    countryCode: onRows && only ? countryNumber(only) : null,
  };
}
