import { capabilityChoices } from '@kontor/contract/capability-choices';
import {
  type Capability,
  capabilities,
  type Filter,
  searchOrders,
} from '@kontor/contract/capability-filters';
import { filterSteps } from '@kontor/contract/filter-steps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';
import {
  placeOf,
  readSearchQuery,
  type SearchQuery,
  withoutFilters,
  withTab,
  withToggled,
} from './search-query.ts';
import { tabs } from './searched.ts';

const read = (address: string) => readSearchQuery(new URL(address, 'http://kontor.example').searchParams);
const digits = (length: number) =>
  fc.option(fc.stringMatching(new RegExp(`^\\d{${length}}$`)), { nil: undefined });

describe('readSearchQuery', () => {
  it('takes manufacturers of all countries when nothing is said', () => {
    expect(read('/search-result')).toEqual({
      tab: 'MA',
      countries: [],
      words: '',
      asTyped: false,
      industry: undefined,
      category: undefined,
      subcategory: undefined,
      ...Object.fromEntries(capabilities.map((capability) => [capability, []])),
      leadTime: undefined,
      minimumOrder: undefined,
      order: 'fit',
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
    expect(read('/search-result?business=pr&countries=de')).toMatchObject({ tab: 'PR', countries: ['DE'] });
    expect(read('/search-result?countries=global').countries).toEqual([]);
  });

  it('takes lists with commas and as forms send them, each entry once, at most ten countries', () => {
    const asked = '/search-result?countries=mx,DE&countries=DE,Germany&proof=ce,ce&proof=ul,a%20b&proof=';
    expect(read(asked)).toMatchObject({ countries: ['MX', 'DE'], proof: ['ce', 'ul'] });
    const many = Array.from({ length: 26 }, (_, letter) => `A${String.fromCharCode(65 + letter)}`);
    expect(read(`/search-result?countries=${many}`).countries).toEqual(many.slice(0, 10));
  });

  it('takes the steps of filters alone, and of products what products alone have', () => {
    expect(read('/search-result?business=PR&leadTime=14&minimumOrder=1000')).toMatchObject({
      leadTime: 14,
      minimumOrder: 1_000,
    });
    for (const address of ['business=PR&leadTime=15&minimumOrder=', 'business=UR&leadTime=14&minimumOrder=1'])
      expect(read(`/search-result?${address}`)).toMatchObject({
        leadTime: undefined,
        minimumOrder: undefined,
      });
  });

  it('reads back what an address was made from', () => {
    const stepOf = <Step extends number>(steps: readonly Step[]) =>
      fc.option(fc.constantFrom(...steps), { nil: undefined });
    const listOf = (capability: Capability) => fc.subarray<string>([...capabilityChoices[capability]]);
    const chosen = Object.fromEntries(
      capabilities.map((capability) => [capability, listOf(capability)]),
    ) as Record<Capability, fc.Arbitrary<string[]>>;
    const query: fc.Arbitrary<SearchQuery> = fc
      .record({
        tab: fc.constantFrom(...tabs),
        leadTime: stepOf(filterSteps.leadTime),
        minimumOrder: stepOf(filterSteps.minimumOrder),
        countries: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 10 }),
        ...chosen,
        order: fc.constantFrom(...searchOrders),
        words: fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim()),
        industry: digits(4),
        category: digits(6),
        subcategory: digits(8),
        asTyped: fc.boolean(),
        page: fc.integer({ min: 1, max: 2000 }),
      })
      .map((asked) => ({ ...asked, asTyped: asked.asTyped && asked.words !== '' }));
    fc.assert(
      fc.property(query, (asked) => {
        const ofTab = { ...withTab(asked, asked.tab), page: asked.page };
        expect(read(searchAddress(asked))).toEqual(ofTab);
        expect(read(searchAddress(ofTab))).toEqual(ofTab);
      }),
    );
  });
});

it('searchAddress names type and country always, the rest when there is something to say', () => {
  expect(searchAddress({})).toBe('/search-result?business=MA&countries=global');
  expect(searchAddress({ tab: 'PR', countries: ['MX', 'DE'], words: 'a b', industry: '0006', page: 2 })).toBe(
    '/search-result?business=PR&countries=MX,DE&search=a+b&industry=0006&page=2',
  );
});

it('another tab has the filters that it knows', () => {
  const products = read('/search-result?business=PR&offer=priced&leadTime=7&minimumOrder=50&page=3');
  expect(searchAddress(products)).toBe(
    '/search-result?business=PR&countries=global&offer=priced&leadTime=7&minimumOrder=50&page=3',
  );
  expect(searchAddress(withTab(products, 'MA'))).toBe(
    '/search-result?business=MA&countries=global&leadTime=7',
  );
  expect(searchAddress(withTab(products, 'UR'))).toBe('/search-result?business=UR&countries=global');
  expect(searchAddress(withoutFilters(products))).toBe('/search-result?business=PR&countries=global');
});

it('a choice is put on and taken off', () => {
  const query = read('/search-result?business=PR&countries=DE&proof=ce,ul&leadTime=7&page=4');
  const toggled = (filter: Filter | 'countries', choice: string) =>
    searchAddress(withToggled(query, filter, choice));
  const address = '/search-result?business=PR&countries=DE';
  expect(toggled('proof', 'ce')).toBe(`${address}&proof=ul&leadTime=7`);
  expect(toggled('proof', 'gots')).toBe(`${address}&proof=ce,ul,gots&leadTime=7`);
  expect(toggled('leadTime', '7')).toBe(`${address}&proof=ce,ul`);
  expect(toggled('countries', 'MX')).toBe(`${address},MX&proof=ce,ul&leadTime=7`);
});

it('placeOf takes the narrowest', () => {
  const query = read('/search-result?industry=0006&category=000601&subcategory=00060101');
  expect(placeOf(query)).toBe('00060101');
  expect(placeOf({ ...query, subcategory: undefined })).toBe('000601');
});
