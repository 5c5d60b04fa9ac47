import type { Spec } from '@kontor/database';
import type { Reference } from '../reference/reference.ts';
import {
  type CapabilitySource,
  capabilitiesOfBusiness,
  capabilitiesOfProduct,
} from './capabilities/read-capabilities.ts';
import { countryNumber, typeCode } from './kind.ts';
import { locationWords } from './locations/location.ts';
import { filterOf, lineFilterOf, productNodes } from './named-filters.ts';
import { type ReferenceWords, referenceWords } from './reference-words.ts';
import { scoreOf, shareFilled } from './score.ts';
import { stepFilters } from './step-filters.ts';
import { readValues } from './values/read-values.ts';
import { wordsOfValue } from './values/value-words.ts';
import { withoutDurations } from './without-durations.ts';
import { calledIn, indexedWordsOf, nameHash, nameLetters } from './words.ts';

interface IndexedWords {
  /** Filters as words: `@tMA`, `@k000602`. */
  filters: string[];
  nameWords: string[];
  /** Words of the row itself, those of its name among them; without those of `named`. */
  words: string[];
  /** Words of the reference names it has: it is found by them through its filters. */
  named: ReferenceWords[];
}

/** What the index holds of one row. */
export interface SearchDocument extends IndexedWords {
  id: string;
  score: number;
  type_code: number;
  country_code: number;
  name_hash: string;
  /** Of businesses alone. */
  name_letters?: string;
  /** Filters by what it can do, which its rows are counted by; among the others, too. */
  capabilities: string[];
  /** What it lies together with in its tier. */
  group: number;
}

const maxWords = 500;
const maxValueWords = 200;

interface Parts {
  name: string;
  /** What of the name says what it is, where that is not all of it. */
  called?: string;
  texts: (string | null)[];
  /** Nodes of the tree, and the country: the row is found by their names in every language the product speaks. */
  nodes: readonly string[];
  country?: string | null;
  /** Filters beside those of the nodes. */
  filters: string[];
  capabilities?: string[];
}

/** Words by which the values a text gives are found. */
function wordsOfValues(text: string): string[] {
  return readValues(text).flatMap(({ values }) => values.flatMap(wordsOfValue));
}

/** The name first: a long text may not push its words out. */
function indexWords(
  reference: Reference,
  { name, called = name, texts, nodes, country, filters, capabilities = [] }: Parts,
): IndexedWords & { capabilities: string[] } {
  const nameWords = indexedWordsOf(called);
  const ofTree = referenceWords(reference, nodes);
  const ofCountry = country ? referenceWords(reference, [country]) : undefined;
  const room = maxWords - ofTree.named.size - (ofCountry?.named.size ?? 0);
  const own = new Set<string>([...ofTree.wide, ...(ofCountry?.wide ?? [])]);
  const add = (words: readonly string[]) => {
    for (const word of words) if (!ofTree.named.has(word) && !ofCountry?.named.has(word)) own.add(word);
  };
  add(indexedWordsOf(name));
  for (const text of texts) if (text !== null && own.size < room) add(indexedWordsOf(text));
  const values = [name, ...texts].flatMap((text) => (text === null ? [] : wordsOfValues(text)));
  return {
    filters: [
      ...[...filters, ...capabilities, ...nodes.map(filterOf)],
      ...new Set(values).values().take(maxValueWords),
    ],
    capabilities,
    nameWords,
    words: own.size <= room ? [...own] : [...own].slice(0, room),
    named: ofCountry ? [ofTree, ofCountry] : [ofTree],
  };
}

/** The first of its categories, and those that its products lie in. */
function linesOf({ category_ids: categories, subcategory_ids: subcategories }: BusinessSource): string[] {
  const hasProductsIn = (id: string) => subcategories.some((subcategory) => subcategory.startsWith(id));
  return categories.filter((id, place) => place === 0 || hasProductsIn(id));
}

/** Documents of one category lie together: the first category of the row, or 0. */
function groupOf(categoryId: string | null | undefined): number {
  return Number(categoryId ?? 0);
}

export interface BusinessSource extends CapabilitySource {
  id: string;
  company_name: string;
  short_description: string | null;
  general_description: string | null;
  /** Both in further languages. */
  further_texts: string[];
  business_type: string;
  industry_id: string | null;
  category_ids: string[];
  /** Of its products that lie in its categories. */
  subcategory_ids: string[];
  city: string | null;
  state_id: string | null;
  state_text: string | null;
  country_code: string;
  average_lead_time_days: number | null;
  like_count: number;
  updated_at: Date;
  /** Values of the other fields of the profile, only to see how complete it is. */
  profile: unknown[];
}

/** What counts for rows of each kind; `filled` are the fields that make one complete. */
function meritsOf(row: { like_count: number; updated_at: Date }, filled: readonly unknown[]) {
  return { completeness: shareFilled(filled), likes: row.like_count, updatedAt: row.updated_at };
}

export function businessDocument(row: BusinessSource, reference: Reference): SearchDocument {
  const state = row.state_id === null ? row.state_text : (reference.states.get(row.state_id)?.name ?? null);
  const filled = [
    row.short_description,
    row.general_description,
    row.city,
    row.certificates,
    row.category_ids,
    ...row.profile,
  ];
  return {
    id: row.id,
    score: scoreOf(row.id, {
      ...meritsOf(row, filled),
      facts: row.facts,
    }),
    type_code: typeCode(row.business_type),
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(row.company_name),
    name_letters: nameLetters(row.company_name),
    ...indexWords(reference, {
      name: row.company_name,
      texts: [
        row.short_description && withoutDurations(row.short_description),
        row.city,
        state,
        ...row.certificates,
        row.general_description && withoutDurations(row.general_description),
        ...row.further_texts.map(withoutDurations),
      ],
      nodes: row.industry_id === null ? row.category_ids : [row.industry_id, ...row.category_ids],
      country: row.country_code,
      filters: [
        `@t${row.business_type}`,
        filterOf(row.country_code),
        ...locationWords(row.state_id, row.city),
        ...linesOf(row).map(lineFilterOf),
        ...row.subcategory_ids.map(filterOf),
      ],
      capabilities: [...capabilitiesOfBusiness(row), ...stepFilters('leadTime', row.average_lead_time_days)],
    }),
    group: groupOf(row.category_ids[0]),
  };
}

export interface ProductSource extends CapabilitySource {
  id: string;
  name: string;
  description: string | null;
  keywords: string[];
  industry_id: string;
  category_id: string | null;
  subcategory_id: string | null;
  specs: Spec[];
  lead_time: string | null;
  lead_time_days: number | null;
  minimum_order: number | null;
  stock: boolean;
  is_priced: boolean;
  photos: number;
  like_count: number;
  updated_at: Date;
  company_name: string;
  country_code: string;
  state_id: string | null;
  city: string | null;
  /** Place in its owner's order, from 0. */
  place: number;
}

export function productDocument(row: ProductSource, reference: Reference): SearchDocument {
  const nodes = [row.industry_id, row.category_id, row.subcategory_id].filter((id) => id !== null);
  const filled = [
    row.description,
    row.keywords,
    row.category_id,
    row.subcategory_id,
    row.lead_time_days ?? row.lead_time,
    row.photos > 0 || null,
    ...Array.from({ length: 4 }, (_, index) => row.specs[index] ?? null),
  ];
  return {
    id: row.id,
    score: scoreOf(row.id, {
      ...meritsOf(row, filled),
      facts: row.facts,
      place: row.place,
    }),
    type_code: 0,
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(row.name),
    ...indexWords(reference, {
      name: row.name,
      called: calledIn(row.name),
      texts: [
        row.keywords.join(' '),
        row.company_name,
        ...row.specs.map(({ key, value, unit }) => `${key} ${unit ? `${value} ${unit}` : value}`),
        row.description && withoutDurations(row.description),
      ],
      nodes: productNodes(nodes),
      filters: [filterOf(row.country_code), ...locationWords(row.state_id, row.city)],
      capabilities: [
        ...capabilitiesOfBusiness(row),
        ...capabilitiesOfProduct(row),
        ...stepFilters('leadTime', row.lead_time_days),
        ...stepFilters('minimumOrder', row.minimum_order),
      ],
    }),
    group: groupOf(row.category_id),
  };
}

export interface PersonSource {
  id: string;
  first_name: string;
  last_name: string;
  profile_photo_url: string | null;
  country_code: string | null;
  state_id: string | null;
  city: string | null;
  job_position_id: string | null;
  company_name: string | null;
  industry_id: string | null;
  /** Only where it is shown. */
  profession: string | null;
  brief_presentation: string | null;
  like_count: number;
  updated_at: Date;
}

export function personDocument(row: PersonSource, reference: Reference): SearchDocument {
  const name = `${row.first_name} ${row.last_name}`;
  const state = row.state_id === null ? null : (reference.states.get(row.state_id)?.name ?? null);
  const position =
    row.job_position_id === null ? undefined : reference.jobPositions.get(row.job_position_id)?.names;
  const filled = [
    row.profile_photo_url,
    row.country_code,
    row.city,
    row.job_position_id,
    row.company_name,
    row.industry_id,
    row.brief_presentation,
  ];
  return {
    id: row.id,
    score: scoreOf(row.id, {
      ...meritsOf(row, filled),
      facts: 0,
    }),
    type_code: 0,
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(name),
    ...indexWords(reference, {
      name,
      // Positions are no filter, so their names are words.
      texts: [
        ...Object.values(position ?? {}),
        row.profession,
        row.company_name,
        row.city,
        state,
        row.brief_presentation,
      ],
      nodes: row.industry_id === null ? [] : [row.industry_id],
      country: row.country_code,
      filters: [
        ...(row.country_code === null ? [] : [filterOf(row.country_code)]),
        ...locationWords(row.state_id, row.city),
      ],
    }),
    group: groupOf(row.industry_id),
  };
}
