import { expect, test } from 'vitest';
import { searchAddress } from '../search/search-address.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { savedSearchAddress } from './saved-search-address.ts';
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
