import { createDatabase, createPool, type Names } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import type { Reference } from '../reference/reference.ts';
import { businessDocument, personDocument, productDocument, type SearchDocument } from './document.ts';
import type { Kind } from './kind.ts';
import { createNamedFilters } from './named-filters.ts';
import { indexedWordsOf } from './words.ts';

async function readReference(): Promise<Reference> {
  const database = await createTestDatabase();
  const db = createDatabase(createPool(database.url, { max: 1 }));
  const read = await loadReference(db);
  await db.destroy();
  await database.drop();
  return read;
}

const reference = await readReference();
const ids = [...reference.nodes.keys()];
const idOf = (length: number) => fc.constantFrom(...ids.filter((id) => id.length === length));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = 'Pumps from China, bombas de México, 轴承';
const row = { id: 'x', city: null, state_id: null, like_count: 0, updated_at: new Date('2026-01-01') };
const capable = {
  ...{ contract_manufacturing: [], spoken_languages: [], delivery_terms: [], payment_currencies: [] },
  ...{ employees_min: null, employees_max: null, certificates: [], facts: 0 },
};

interface Made {
  document: SearchDocument;
  /** Reference names the row is found by. */
  names: (Names | undefined)[];
}

const nodeNames = (found: readonly (string | null)[]) =>
  found.map((id) => (id === null ? undefined : reference.nodes.get(id)?.names));
const countryNames = (code: string | null) =>
  code === null ? undefined : reference.countries.get(code)?.names;
const countries = ['MX', 'CN', 'AE', 'GB', 'KR'];
const country = fc.constantFrom(...countries);

const business = fc
  .record({
    industry_id: maybe(idOf(4)),
    category_ids: fc.uniqueArray(idOf(6), { maxLength: 3 }),
    subcategory_ids: fc.uniqueArray(idOf(8), { maxLength: 3 }),
    country_code: country,
  })
  .map(
    (given): Made => ({
      document: businessDocument(
        {
          ...{
            ...row,
            ...capable,
            ...given,
            company_name: 'Qzeta',
            short_description: text,
            general_description: null,
            further_texts: [],
          },
          ...{
            business_type: 'MA',
            state_text: null,
            subcategory_ids: [],
            average_lead_time_days: null,
            profile: [],
          },
        },
        reference,
      ),
      names: [...nodeNames([given.industry_id, ...given.category_ids]), countryNames(given.country_code)],
    }),
  );

const product = fc.tuple(idOf(8), fc.nat(2), country).map(([leaf, levels, country_code]): Made => {
  const [industry_id, category_id, subcategory_id] = [leaf.slice(0, 4), leaf.slice(0, 6), leaf];
  const place = {
    industry_id,
    category_id: levels > 0 ? category_id : null,
    subcategory_id: levels > 1 ? subcategory_id : null,
  };
  return {
    document: productDocument(
      {
        ...{
          ...row,
          ...capable,
          ...place,
          country_code,
          name: 'Qzeta',
          description: text,
          keywords: [],
          specs: [],
        },
        ...{
          lead_time: null,
          lead_time_days: null,
          minimum_order: null,
          stock: false,
          is_priced: false,
          photos: 0,
          company_name: 'Qomega',
          place: 0,
        },
      },
      reference,
    ),
    names: nodeNames([place.industry_id, place.category_id, place.subcategory_id]),
  };
});

const positions = [...reference.jobPositions.keys()];
const person = fc
  .record({
    industry_id: maybe(idOf(4)),
    country_code: maybe(country),
    job_position_id: maybe(fc.constantFrom(...positions)),
  })
  .map(
    (given): Made => ({
      document: personDocument(
        {
          ...{ ...row, ...given, first_name: 'Ada', last_name: 'Qzeta', profile_photo_url: null },
          ...{ profession: null, company_name: null, brief_presentation: text },
        },
        reference,
      ),
      names: [
        ...nodeNames([given.industry_id]),
        countryNames(given.country_code),
        given.job_position_id === null ? undefined : reference.jobPositions.get(given.job_position_id)?.names,
      ],
    }),
  );

const allNames = [
  ...reference.nodes.values(),
  ...reference.countries.values(),
  ...reference.jobPositions.values(),
];
const wordsOfNames = (names: readonly (Names | undefined)[]) =>
  names.flatMap((name) => Object.values(name ?? {})).flatMap(indexedWordsOf);
const anyWord = fc.oneof(
  fc.constantFrom(...new Set(wordsOfNames(allNames.map(({ names }) => names)))),
  fc.constantFrom(...new Set(wordsOfNames(countries.map(countryNames)))),
);

test.each<[Kind, fc.Arbitrary<Made>]>([
  ['business', business],
  ['product', product],
  ['person', person],
])('documents of a %s are met by the words of its names and texts, and by no others', (kind, made) => {
  const filtersNamed = createNamedFilters(reference, kind);
  fc.assert(
    fc.property(made, fc.array(anyWord, { maxLength: 3 }), fc.nat(), ({ document, names }, others, place) => {
      const own = new Set([...indexedWordsOf(text), ...wordsOfNames(names)]);
      const held = new Set([...document.words, ...document.filters]);
      const isMet = (words: string[]) => [...words, ...filtersNamed(words)].some((word) => held.has(word));
      const one = [...own][place % own.size] as string;
      expect(isMet([one, ...others])).toBe(true);
      expect(isMet(others)).toBe(others.some((word) => own.has(word)));
    }),
    { numRuns: 500 },
  );
});

test('a word in the names of many is held by documents, one of few is not', () => {
  const [{ document, names }] = fc.sample(business, { numRuns: 1, seed: 1 }) as [Made];
  const filtersNamed = createNamedFilters(reference, 'business');
  expect(filtersNamed(['y'])).toEqual([]);
  for (const word of wordsOfNames(names))
    expect(document.words.includes(word)).toBe(filtersNamed([word]).length === 0);
});

test('of products the uppermost nodes of a name are enough', () => {
  const idsNamed = (kind: Kind) =>
    createNamedFilters(reference, kind)(['furniture', 'mobili']).map((filter) => filter.slice(2));
  const named = idsNamed('product');
  for (const id of named)
    for (const other of named) expect(other !== id && other.startsWith(id), `${other} in ${id}`).toBe(false);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(idsNamed('business').length);
});
