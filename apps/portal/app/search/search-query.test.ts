import { filterSteps } from '@kontor/contract/filter-steps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placeOf,
  readSearchQuery,
  type SearchQuery,
  searchAddress,
  tabs,
  withoutFilters,
} from './search-query.ts';

const read = (address: string) => readSearchQuery(new URL(address, 'http://kontor.example').searchParams);
const digits = (length: number) =>
  fc.option(fc.stringMatching(new RegExp(`^\\d{${length}}$`)), { nil: undefined });

describe('readSearchQuery', () => {
  it('takes manufacturers of all countries when nothing is said', () => {
    expect(read('/search-result')).toEqual({
      tab: 'MA',
      country: undefined,
      words: '',
      industry: undefined,
      category: undefined,
      subcategory: undefined,
      leadTime: undefined,
      minimumOrder: undefined,
      page: 1,
    });
  });

  it('takes what is not understood as not said', () => {
    const query = read('/search-result?business=XX&countries=Germany&industry=12&category=a&page=-3');
    expect(query).toEqual(read('/search-result'));
    expect(read('/search-result?page=99999').page).toBe(2000);
    expect(read('/search-result?page=1.5').page).toBe(1);
  });

  it('understands codes in lower case', () => {
    expect(read('/search-result?business=pr&countries=de')).toMatchObject({ tab: 'PR', country: 'DE' });
    expect(read('/search-result?countries=global').country).toBeUndefined();
  });

  it('takes the steps of filters alone, and of products alone', () => {
    expect(read('/search-result?business=PR&leadTime=14&minimumOrder=1000')).toMatchObject({
      leadTime: 14,
      minimumOrder: 1_000,
    });
    for (const address of ['business=PR&leadTime=15&minimumOrder=', 'business=MA&leadTime=14&minimumOrder=1'])
      expect(read(`/search-result?${address}`)).toMatchObject({
        leadTime: undefined,
        minimumOrder: undefined,
      });
  });

  it('reads back what an address was made from', () => {
    const stepOf = <Step extends number>(steps: readonly Step[]) =>
      fc.option(fc.constantFrom(...steps), { nil: undefined });
    const query: fc.Arbitrary<SearchQuery> = fc.record({
      tab: fc.constantFrom(...tabs),
      leadTime: stepOf(filterSteps.leadTime),
      minimumOrder: stepOf(filterSteps.minimumOrder),
      country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
      words: fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim()),
      industry: digits(4),
      category: digits(6),
      subcategory: digits(8),
      page: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const filters = asked.tab === 'PR' ? {} : { leadTime: undefined, minimumOrder: undefined };
        expect(read(searchAddress(asked))).toEqual({ ...asked, ...filters });
      }),
    );
  });
});

it('searchAddress names type and country always, the rest when there is something to say', () => {
  expect(searchAddress({})).toBe('/search-result?business=MA&countries=global');
  expect(searchAddress({ tab: 'PR', country: 'MX', words: 'a b', industry: '0006', page: 2 })).toBe(
    '/search-result?business=PR&countries=MX&search=a+b&industry=0006&page=2',
  );
});

it('searchAddress has the filters of products at products alone', () => {
  const query: SearchQuery = { ...read('/search-result'), leadTime: 7, minimumOrder: 50 };
  expect(searchAddress(query)).toBe('/search-result?business=MA&countries=global');
  const products = { ...query, tab: 'PR' as const };
  expect(searchAddress(products)).toBe(
    '/search-result?business=PR&countries=global&leadTime=7&minimumOrder=50',
  );
  expect(searchAddress(withoutFilters({ ...products, page: 3 }))).toBe(
    '/search-result?business=PR&countries=global',
  );
});

it('placeOf takes the narrowest', () => {
  const query = read('/search-result?industry=0006&category=000601&subcategory=00060101');
  expect(placeOf(query)).toBe('00060101');
  expect(placeOf({ ...query, subcategory: undefined })).toBe('000601');
});
