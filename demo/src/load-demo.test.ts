import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from './index.ts';
import { chooseSample, readSample } from './sample-companies.ts';
import { checksums, loadAndDie } from './testing.ts';

let undisturbed: TestDatabase;
beforeAll(async () => {
  undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small' });
});
afterAll(() => undisturbed.drop());

test('a small load holds about 1,500 real and 150 invented businesses, and its counts of likes are its likes', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM businesses WHERE origin = 'imported') AS real,
      (SELECT count(DISTINCT country_code) FROM businesses WHERE origin = 'imported') AS countries,
      (SELECT count(DISTINCT industry_id) FROM businesses WHERE origin = 'imported') AS industries,
      (SELECT count(*) FROM businesses WHERE origin = 'demo') AS invented,
      (SELECT count(*) FROM people) AS people,
      (SELECT count(*) FROM products) AS products,
      (SELECT count(*) FROM products JOIN businesses ON businesses.id = business_id AND origin = 'imported') AS of_real,
      (SELECT count(*) FROM verified_facts JOIN businesses ON businesses.id = business_id AND origin = 'imported') AS proofs,
      (SELECT count(*) FROM reactions) AS likes,
      (SELECT count(*) FROM reactions JOIN businesses ON businesses.id = resource_id AND origin = 'imported') AS of_imported,
      (SELECT sum(like_count) FROM (SELECT like_count FROM businesses UNION ALL SELECT like_count FROM products
        UNION ALL SELECT like_count FROM people) AS counted) AS counted,
      (SELECT count(*) FROM business_search) AS documents
  `.execute(db);
  await db.destroy();
  const { real = 0, countries, industries, products, likes, ...counts } = rows[0] ?? {};
  expect(real).toBeGreaterThan(1_450);
  expect(real).toBeLessThan(1_600);
  expect(countries).toBeGreaterThan(100);
  expect(industries).toBe(15);
  expect(products).toBeGreaterThan(1_500);
  expect(likes).toBeGreaterThan(300);
  expect(counts).toEqual({
    invented: 150,
    people: 60,
    of_real: 0,
    proofs: 0,
    of_imported: 0,
    counted: likes,
    documents: real + 150,
  });
});

test('a load killed again and again ends with the data of an undisturbed one', async () => {
  const database = await createTestDatabase();
  const expected = await checksums(undisturbed.url);
  for (const reports of [2, 6, 11, 13, 14]) {
    expect(await loadAndDie(database.url, 'small', reports)).toBe('SIGKILL');
  }
  await loadDemo({ databaseUrl: database.url, size: 'small' });
  expect(await checksums(database.url)).toEqual(expected);
  await database.drop();
});

test('of two loads at once one works and the other waits for it, and the data are those of one', async () => {
  const database = await createTestDatabase();
  const load = async () => {
    const reports: string[] = [];
    await loadDemo({ databaseUrl: database.url, size: 'small', onProgress: (what) => reports.push(what) });
    return reports.length > 0;
  };
  const worked = await Promise.all([load(), load()]);
  expect(worked.toSorted()).toEqual([false, true]);
  expect(await checksums(database.url)).toEqual(await checksums(undisturbed.url));
  await database.drop();
});

test('a finished load is not repeated', async () => {
  const before = await checksums(undisturbed.url);
  const reports: string[] = [];
  const onProgress = (what: string) => reports.push(what);
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', onProgress });
  expect(reports).toEqual([]);
  expect(await checksums(undisturbed.url)).toEqual(before);
});

test('the files of the small load are those chosen from the full ones', () => {
  for (const [file, content] of chooseSample()) expect(readSample(file)).toBe(content);
});
