import { expect, test } from 'vitest';
import { inventDashboards } from './invent-dashboards.ts';

test('buyers type what a thing is called, and no heading of a list', () => {
  const names = ['Ball bearings', 'Balls, needles and rollers', 'Wheel bearings of heavy trucks and buses'];
  const business = {
    id: 'a business',
    subscription: 'gold',
    country_code: 'DE',
    since: '2026-10-01',
    products: names.map((name) => ({ id: name, name })),
  };
  const { words } = inventDashboards([business], '2026-11-01');
  expect(words.length).toBeGreaterThan(3);
  expect(new Set(words.map((row) => row.words))).toEqual(new Set(['ball bearings']));
});
