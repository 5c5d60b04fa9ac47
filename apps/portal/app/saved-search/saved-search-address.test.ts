import { savedSearchAddress } from '@kontor/contract/saved-search-address';
import { expect, test } from 'vitest';
import { searchAddress } from '../search/search-address.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { openedSearch } from './saved-search-address.ts';
import { searchToSave } from './search-to-save.ts';

test.each([
  '/search-result?business=MA&countries=global',
  '/search-result?business=EX&countries=MX,ES&search=gear+unit&proof=iso-9001,halal&leadTime=30&order=newest',
  '/search-result?business=PR&countries=DE&search=bearing&asTyped=true&offer=in-stock&minimumOrder=100',
  '/search-result?business=WS&countries=global&industry=0006&category=000602&currency=EUR',
])('what is saved of %s leads back to it', (address) => {
  const query = readSearchQuery(new URL(address, 'https://example.com').searchParams);
  expect(savedSearchAddress(searchToSave(query))).toBe(searchAddress(query));
});

const savedSearchID = '0b6ed4a1-2a0c-4e8a-9df0-5c1b7c3f8e11';

test('of businesses of all types the first are shown, whose tabs count the others', () => {
  const saved = { savedSearchID, name: 'Steel', at: '', business: { textQuery: 'steel' } };
  expect(savedSearchAddress(saved)).toBe(searchAddress({ words: 'steel' }));
});

test('where something is new, the newest come first, and the page knows of which search they are', () => {
  const saved = { savedSearchID, name: 'Steel', at: '', product: { textQuery: 'steel' } };
  const address = new URL(savedSearchAddress(saved, true), 'https://example.com');
  expect(openedSearch(address.searchParams)).toBe(savedSearchID);
  expect(readSearchQuery(address.searchParams)).toMatchObject({ tab: 'PR', words: 'steel', order: 'newest' });
  for (const saved of ['', 'x', `${savedSearchID}0`])
    expect(openedSearch(new URLSearchParams({ saved }))).toBeUndefined();
});
