import { shownLanguages } from '@kontor/web/language';
import { expect, it } from 'vitest';
import topExports from './top50-exports.json' with { type: 'json' };

const { items, worldUsdBillion } = topExports;

it('50 categories are ranked by what was exported, with the share it is of all', () => {
  expect(items.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
  const values = items.map(({ usdBillion }) => usdBillion);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  for (const { name, usdBillion, sharePercent } of items) {
    const share = (100 * usdBillion) / worldUsdBillion;
    expect(Math.abs(sharePercent - share), name.en).toBeLessThanOrEqual(0.006);
  }
});

it('each is a heading of its own', () => {
  expect(items.every(({ heading }) => /^\d{4}$/.test(heading))).toBe(true);
  expect(new Set(items.map(({ heading }) => heading)).size).toBe(50);
});

it.each(Object.keys(shownLanguages) as (keyof typeof shownLanguages)[])(
  'each has a name of its own in %s',
  (language) => {
    const names = items.map(({ name }) => name[language]);
    expect(names.every((name) => name.trim().length > 1)).toBe(true);
    expect(new Set(names).size).toBe(50);
  },
);
