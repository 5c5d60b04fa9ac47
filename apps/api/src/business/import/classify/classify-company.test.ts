import { sharedDatabase } from '@kontor/database/testing';
import { describe, expect, test } from 'vitest';
import { loadReference } from '../../../reference/load-reference.ts';
import { classifyCompany, nowhere } from './classify-company.ts';
import { createFindPlaceTerm } from './place-terms.ts';

const { db } = await sharedDatabase();
const { nodes } = await loadReference(db);
const findPlaceTerm = createFindPlaceTerm({ nodes });

/** The English name of the category, else of the industry, that the terms lead to; a guess is one of these names, too. */
function placeOf(terms: string[], guessed?: string): string | undefined {
  const [guess] = [...nodes.values()].filter(({ id, names }) => id.length === 6 && names.en === guessed);
  const from = guess ? { industryId: guess.id.slice(0, 4), categoryId: guess.id } : nowhere;
  const { industryId, categoryId } = classifyCompany(terms, from, findPlaceTerm);
  return nodes.get(categoryId ?? industryId ?? '')?.names.en;
}

describe('a guess', () => {
  test.each<[string[], string]>([
    [['ball bearings', 'roller bearings'], 'Bearings'],
    // Of terms that may mean several places one agrees.
    [['chips', 'wireless'], 'Semiconductors'],
    [['cloud', 'analytics'], 'Software'],
    [['parts to drawing'], 'Metal Products'],
    // Others speak against it, but not much more often.
    [['bearings', 'machine tools', 'welding'], 'Bearings'],
  ])('stands where something said agrees, or nothing is known: %j as %s', (terms, guessed) => {
    expect(placeOf(terms, guessed)).toBe(guessed);
  });

  test.each<[string[], string, string]>([
    [['kettles', 'vacuum cleaners', 'refrigerators'], 'Software', 'Home Appliances'],
    [['Manufacture of weapons and ammunition'], 'Industrial Safety', 'Aerospace & Defense'],
    [['soda'], 'Ready Meals & Ingredients', 'Beverages'],
    [['coal-fired power', 'gas-fired power'], 'Coal & Nuclear', 'Electricity & Utilities'],
    [['shampoos', 'soap', 'toothbrushes', 'toothpaste', 'mouthwash'], 'Home Health Care', 'Oral Care'],
  ])('gives way to what is said: %j is not %s but %s', (terms, guessed, place) => {
    expect(placeOf(terms, guessed)).toBe(place);
  });

  test.each<[string[], string, string | undefined]>([
    [['supermarkets'], 'Ready Meals & Ingredients', 'Food & Agriculture'],
    [['clothing stores', 'shoe stores'], "Women's Clothing", 'Apparel'],
    [['Activities of head offices'], 'Management Consulting', undefined],
    [['department stores', 'markets: CA, US'], 'Kitchenware & Houseware', undefined],
    [['bearings', 'chocolate'], 'Legal & Accounting', undefined],
  ])('falls, and no other is made, where what is said tells no category: %j', (terms, guessed, place) => {
    expect(placeOf(terms, guessed)).toBe(place);
  });
});

test.each([
  ['Rodamientos de bolas', 'Bearings'],
  ['cuscinetti a sfere', 'Bearings'],
  ['滚珠轴承', undefined],
  ['球轴承', 'Bearings'],
  ['BALL BEARING', 'Bearings'],
  // May mean filters of electronics, of oil or of air.
  ['filters', undefined],
  ['parts to drawing', undefined],
])('without a guess %s leads to %s', (term, place) => {
  expect(placeOf([term])).toBe(place);
});
