import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, readSearchQuery, type SearchQuery, searchAddress, tabs } from './search-query.ts';

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

  it('reads back what an address was made from', () => {
    const query: fc.Arbitrary<SearchQuery> = fc.record({
      tab: fc.constantFrom(...tabs),
      country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
      words: fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim()),
      industry: digits(4),
      category: digits(6),
      subcategory: digits(8),
      page: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(searchAddress(asked))).toEqual(asked);
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

it('placeOf takes the narrowest', () => {
  const query = read('/search-result?industry=0006&category=000601&subcategory=00060101');
  expect(placeOf(query)).toBe('00060101');
  expect(placeOf({ ...query, subcategory: undefined })).toBe('000601');
});
