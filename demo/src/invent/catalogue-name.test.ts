import { expect, test } from 'vitest';
import { catalogueName } from './catalogue-name.ts';
import { sharedInventedDemo } from './testing.ts';

test.each([
  ['Furniture: of bamboo', 'Furniture of bamboo'],
  ['Oils, essential: of orange', 'Essential oils of orange'],
  ['Carpets: tufted, of nylon', 'Tufted carpets, of nylon'],
  ['Carbon: activated', 'Activated carbon'],
  ["Dresses: women's or girls', of cotton", "Women's or girls' dresses, of cotton"],
  ['Spices: cumin seeds, neither crushed nor ground', 'Cumin seeds, neither crushed nor ground'],
  ['Tools, hand: band saw blades', 'Band saw blades'],
  ['Iron or steel: wire articles', 'Wire articles of iron or steel'],
  [
    'Iron or non-alloy steel: flat-rolled, width 600mm or more',
    'Flat-rolled iron or non-alloy steel, width 600mm or more',
  ],
  ['Printing machinery: gravure', 'Printing machinery, gravure'],
  ['Ball bearings', 'Ball bearings'],
])('%s is offered as %s', (heading, name) => {
  expect(catalogueName(heading)).toBe(name);
});

test('no product bears a customs heading', async () => {
  const { data } = await sharedInventedDemo();
  expect(data.products.filter(({ name }) => name.includes(':')).map(({ name }) => name)).toEqual([]);
});
