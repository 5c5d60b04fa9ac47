import type { Names, Spec } from '@kontor/database';
import type { Reference } from '../reference/reference.ts';
import { countryNumber, typeCode } from './kind.ts';
import { type ReferenceWords, referenceWords } from './reference-words.ts';
import { scoreOf, shareFilled } from './score.ts';
import { indexedWordsOf, nameHash } from './words.ts';

interface IndexedWords {
  /** Filters as words: `@tMA`, `@k000602`. */
  filters: string[];
  nameWords: string[];
  /** Words of the row itself, those of its name among them. */
  words: string[];
  /** Words of the reference names it has; none of them is among `words`. */
  shared: ReferenceWords;
}

/** What the index holds of one row. */
export interface SearchDocument extends IndexedWords {
  id: string;
  score: number;
  type_code: number;
  country_code: number;
  name_hash: string;
  /** What it lies together with in its tier. */
  group: number;
}

const mostWords = 500;

interface Parts {
  name: string;
  texts: (string | null)[];
  /** Names of reference rows: found in every language the product speaks. */
  names: (Names | undefined)[];
  filters: string[];
}

/** Name and names first: a long text may not push the words of the category out. */
function indexWords({ name, texts, names, filters }: Parts): IndexedWords {
  const nameWords = indexedWordsOf(name);
  const shared = referenceWords(names);
  const own = new Set(nameWords.filter((word) => !shared.words.has(word)));
  const most = mostWords - shared.words.size;
  for (const text of texts) {
    if (text === null || own.size >= most) continue;
    for (const word of indexedWordsOf(text)) if (!shared.words.has(word)) own.add(word);
  }
  return { filters, nameWords, words: own.size <= most ? [...own] : [...own].slice(0, most), shared };
}

/** Documents of one category lie together: the first category of the row, or 0. */
function groupOf(categoryId: string | null | undefined): number {
  return Number(categoryId ?? 0);
}

/** Names of nodes of the industry tree, and the nodes as filters. */
function places(reference: Reference, ids: (string | null)[]) {
  const marks: Record<number, string> = { 4: '@i', 6: '@k', 8: '@s' };
  const known = ids.filter((id): id is string => id !== null);
  return {
    names: known.map((id) => reference.nodes.get(id)?.names),
    filters: known.map((id) => `${marks[id.length]}${id}`),
  };
}

export interface BusinessSource {
  id: string;
  company_name: string;
  short_description: string | null;
  general_description: string | null;
  business_type: string;
  industry_id: string | null;
  category_ids: string[];
  city: string | null;
  state_id: string | null;
  state_text: string | null;
  country_code: string;
  certificates: string[];
  facts: number;
  like_count: number;
  updated_at: Date;
  /** Values of the other fields of the profile, only to see how complete it is. */
  profile: unknown[];
}

export function businessDocument(row: BusinessSource, reference: Reference): SearchDocument {
  const state = row.state_id === null ? row.state_text : (reference.states.get(row.state_id)?.name ?? null);
  const tree = places(reference, [row.industry_id, ...row.category_ids]);
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
      completeness: shareFilled(filled),
      facts: row.facts,
      likes: row.like_count,
      updatedAt: row.updated_at,
    }),
    type_code: typeCode(row.business_type),
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(row.company_name),
    ...indexWords({
      name: row.company_name,
      texts: [row.short_description, row.city, state, ...row.certificates, row.general_description],
      names: [...tree.names, reference.countries.get(row.country_code)?.names],
      filters: [`@t${row.business_type}`, `@c${row.country_code}`, ...tree.filters],
    }),
    group: groupOf(row.category_ids[0]),
  };
}

export interface ProductSource {
  id: string;
  name: string;
  description: string | null;
  keywords: string[];
  industry_id: string;
  category_id: string | null;
  subcategory_id: string | null;
  specs: Spec[];
  lead_time: string | null;
  photos: number;
  like_count: number;
  updated_at: Date;
  company_name: string;
  country_code: string;
  facts: number;
  /** Place in its owner's order, from 0. */
  place: number;
}

export function productDocument(row: ProductSource, reference: Reference): SearchDocument {
  const tree = places(reference, [row.industry_id, row.category_id, row.subcategory_id]);
  const filled = [
    row.description,
    row.keywords,
    row.category_id,
    row.subcategory_id,
    row.lead_time,
    row.photos > 0 || null,
    ...Array.from({ length: 4 }, (_, index) => row.specs[index] ?? null),
  ];
  return {
    id: row.id,
    score: scoreOf(row.id, {
      completeness: shareFilled(filled),
      facts: row.facts,
      likes: row.like_count,
      updatedAt: row.updated_at,
      place: row.place,
    }),
    type_code: 0,
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(row.name),
    ...indexWords({
      name: row.name,
      texts: [
        row.keywords.join(' '),
        row.company_name,
        ...row.specs.map(({ value }) => value),
        row.description,
      ],
      names: tree.names,
      filters: [`@c${row.country_code}`, ...tree.filters],
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
  brief_presentation: string | null;
  like_count: number;
  updated_at: Date;
}

export function personDocument(row: PersonSource, reference: Reference): SearchDocument {
  const name = `${row.first_name} ${row.last_name}`;
  const state = row.state_id === null ? null : (reference.states.get(row.state_id)?.name ?? null);
  const position =
    row.job_position_id === null ? undefined : reference.jobPositions.get(row.job_position_id)?.names;
  const country = row.country_code === null ? undefined : reference.countries.get(row.country_code)?.names;
  const tree = places(reference, [row.industry_id]);
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
      completeness: shareFilled(filled),
      facts: 0,
      likes: row.like_count,
      updatedAt: row.updated_at,
    }),
    type_code: 0,
    country_code: countryNumber(row.country_code),
    name_hash: nameHash(name),
    ...indexWords({
      name,
      texts: [row.company_name, row.city, state, row.brief_presentation],
      names: [position, country, ...tree.names],
      filters: [...(row.country_code === null ? [] : [`@c${row.country_code}`]), ...tree.filters],
    }),
    group: groupOf(row.industry_id),
  };
}
