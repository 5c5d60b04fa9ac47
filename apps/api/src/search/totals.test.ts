import { businessTypes } from '@kontor/contract/business-types';
import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { createLog } from '@kontor/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import { refreshWords } from './refresh-words.ts';
import { openSearch, type Search } from './search.ts';

let database: TestDatabase;
let search: Search;

const shares = { everywhere: 1, common: 5, seldom: 50, once: 60_000 };

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = createPool(database.url);
  const db = createDatabase(pool);
  // Scores so that the tiers of a new database get their usual shares; types from frequent to rare.
  await pool.query(
    `INSERT INTO business_search
     SELECT CASE WHEN n % 1000 < 1 THEN 610000 WHEN n % 1000 < 5 THEN 510000 WHEN n % 1000 < 20 THEN 410000
         WHEN n % 1000 < 80 THEN 310000 WHEN n % 1000 < 330 THEN 160000 ELSE 10000 END + n % 89, type, n % 40,
       gen_random_uuid(), n,
       array_to_tsvector(ARRAY['@t' || ($1::text[])[type], 'everywhere']
         || ${Object.entries(shares)
           .map(([word, share]) => `CASE WHEN n * 7919 % ${share} = 0 THEN ARRAY['${word}'] ELSE '{}' END`)
           .join(' || ')})
     FROM (SELECT n, 1 + floor(9 * power((n * 7907 % 10007) / 10007.0, 3))::integer AS type FROM generate_series(1, 120000) AS n) AS row`,
    [businessTypes],
  );
  const reference = await loadReference(db);
  await refreshWords(db, reference, 'business');
  search = await openSearch(database.url, () => reference, createLog('test', { LOG_LEVEL: 'warn' }));
  await db.destroy();
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

async function listed(text: string, businessType: string) {
  const { total, totalIs } = await search.find('business', { text, businessType }, { skip: 0, size: 5 });
  return { total, totalIs };
}

test.each(['', ...Object.keys(shares), 'common seldom', 'comon'])(
  'the tabs for %j say what the lists say, and so does the count alone',
  async (text) => {
    const tabs = await search.counts().countByType({ text });
    for (const businessType of businessTypes) {
      const tab = tabs.get(businessType) ?? { total: 0, totalIs: 'exact' };
      expect(tab, businessType).toEqual(await listed(text, businessType));
      expect(await search.counts().count('business', { text, businessType })).toEqual(tab);
    }
  },
);

test('few rows are counted exactly, many are estimated, too many are as many as can be paged to', async () => {
  const totalOf = async (text: string) => {
    const { total, totalIs } = await search.find('business', { text }, { skip: 0, size: 5 });
    return { total, totalIs };
  };
  expect(await totalOf('once')).toEqual({ total: 2, totalIs: 'exact' });
  expect(await totalOf('everywhere')).toEqual({ total: 10_000, totalIs: 'atLeast' });
  const { total, totalIs } = await totalOf('seldom');
  expect(totalIs).toBe('about');
  expect(Math.abs(total / 2_400 - 1)).toBeLessThan(0.15);
});

test('a total is the same on every page', async () => {
  const pages = await Promise.all(
    [0, 5, 700, 1_900, 2_300].map((skip) => search.find('business', { text: 'seldom' }, { skip, size: 5 })),
  );
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(25);
});
