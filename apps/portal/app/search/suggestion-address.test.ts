import type { Suggestion } from '@kontor/contract';
import { expect, it } from 'vitest';
import { suggestionAddress } from './suggestion-address.ts';

const id = '0b2f5a44-3c8e-4f0e-9a8b-0c4f7d1f2a11';
const around = { tab: 'PR', countries: ['DE'] } as const;

it.each<[Suggestion, string]>([
  [{ kind: 'words', text: 'ball bearings' }, '/search-result?business=PR&countries=DE&search=ball+bearings'],
  [
    { kind: 'category', text: 'Bearings', industry: '0006', category: '000601' },
    '/search-result?business=PR&countries=DE&industry=0006&category=000601',
  ],
  [{ kind: 'place', text: 'Mexico', country: 'MX' }, '/search-result?business=PR&countries=MX'],
  [
    { kind: 'place', text: 'Mexico', words: 'bearings', country: 'MX' },
    '/search-result?business=PR&countries=MX&search=bearings',
  ],
  [{ kind: 'business', text: 'Zeta Motion', businessID: id }, `/business/Zeta-Motion-${id}/`],
  [
    { kind: 'product', text: 'Ball bearing', productID: id, businessID: id, companyName: 'Zeta Motion' },
    `/business-product/Zeta-Motion-Ball-bearing-${id}`,
  ],
])('%j leads to %s', (suggestion, address) => {
  expect(suggestionAddress(suggestion, around)).toBe(address);
});
