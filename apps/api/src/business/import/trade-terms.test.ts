import { expect, test } from 'vitest';
import { readTradeTerms, toShortDescription } from './trade-terms.ts';

const shownOf = (text: string) => toShortDescription(readTradeTerms(text));

test.each([
  ['ball bearings; roller bearings', 'Ball bearings; roller bearings'],
  ['supermarkets; markets: AD, ES', 'Supermarkets; markets: AD, ES'],
  ['solar power; other; 1 plant, 5 MW', 'Solar power; 1 plant, 5 MW'],
  ['oil; oil ;gas', 'Oil; gas'],
  ['information technology; network-connected electronic equipment', null],
  ['apparel production facility', null],
  ['platform', null],
  ['', null],
])('%s is shown as %s', (text, shown) => {
  expect(shownOf(text)).toBe(shown);
});

test('a long text is cut after a whole term, and never inside a character', () => {
  const terms = Array.from({ length: 100 }, (_, index) => `trade term ${index}`).join('; ');
  const shown = shownOf(terms);
  expect(shown?.length).toBeLessThanOrEqual(512);
  expect(shown).toMatch(/; trade term \d+$/);
  expect(terms.startsWith(`t${shown?.slice(1)};`)).toBe(true);
  expect(shownOf(`${'x'.repeat(510)}😀😀`)).toBe(`X${'x'.repeat(509)}`);
});
