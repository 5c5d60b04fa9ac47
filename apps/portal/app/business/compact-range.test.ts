import { expect, test } from 'vitest';
import { compactRange } from './compact-range.ts';

test('what both bounds are counted in stands once, in each language', () => {
  const revenue = { min: 18_000_000, max: 22_000_000 };
  expect(compactRange(revenue, 'en')).toEqual({ min: '18', max: '22 million' });
  expect(compactRange(revenue, 'es')).toEqual({ min: '18', max: '22 millones' });
  expect(compactRange(revenue, 'it')).toEqual({ min: '18', max: '22 milioni' });
  expect(compactRange(revenue, 'zh')).toEqual({ min: '1800', max: '2200万' });
  expect(compactRange({ min: 1_000_000, max: 2_500_000 }, 'es')).toEqual({ min: '1', max: '2,5 millones' });
});

test('bounds that are counted in other units have each their own', () => {
  expect(compactRange({ min: 800_000, max: 1_250_000 }, 'en')).toEqual({
    min: '800 thousand',
    max: '1.25 million',
  });
  expect(compactRange({ max: 950 }, 'en')).toEqual({ min: undefined, max: '950' });
  expect(compactRange({ min: 4e9, max: 4e9 }, 'en')).toEqual({ min: '4 billion', max: '4 billion' });
  expect(compactRange(undefined, 'en')).toEqual({ min: undefined, max: undefined });
});
