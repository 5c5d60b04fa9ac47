import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

test.each([
  ['en', 265_000, 'US$ 2,650.00'],
  ['es', 98_082, 'US$ 980.82'],
  ['it', 1_265_000, 'US$ 12.650,00'],
  ['zh', 365_000, 'US$ 3,650.00'],
] as const)('money in %s is grouped as all other numbers are', (language, cents, text) => {
  expect(priceText(cents, language)).toBe(text);
});
