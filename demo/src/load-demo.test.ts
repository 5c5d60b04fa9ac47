import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDemoLogins, loadDemo } from './index.ts';
import { chooseSample, readSample } from './sample-companies.ts';
import { checksums, loadAndDie } from './testing.ts';

let undisturbed: TestDatabase;
let loaded: Awaited<ReturnType<typeof checksums>>;
beforeAll(async () => {
  undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small' });
  loaded = await checksums(undisturbed.url);
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
    people: 60 + 7,
    of_real: 0,
    proofs: 0,
    of_imported: 0,
    counted: likes,
    documents: real + 150,
  });
});

test('of two loads at once, after one was killed, one works and the other waits for it; the data are those of an undisturbed one', async () => {
  const database = await createTestDatabase();
  // Among the companies; `load-demo.full.test.ts` takes eight moments, and all data.
  expect(await loadAndDie(database.url, 'small', 13)).toBe('SIGKILL');
  const load = async () => {
    const reports: string[] = [];
    await loadDemo({ databaseUrl: database.url, size: 'small', onProgress: (what) => reports.push(what) });
    return reports.length > 0;
  };
  const worked = await Promise.all([load(), load()]);
  expect(worked.toSorted()).toEqual([false, true]);
  expect(await checksums(database.url)).toEqual(loaded);
  await database.drop();
});

test('a finished load is not repeated', async () => {
  const reports: string[] = [];
  const onProgress = (what: string) => reports.push(what);
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', onProgress });
  expect(reports).toEqual([]);
  expect(await checksums(undisturbed.url)).toEqual(loaded);
});

const logins = [
  ['buyer', 'buyer', undefined],
  ['owner', 'platinum', 'platinum'],
  ['owner', 'gold', 'gold'],
  ['owner', 'standard', 'standard'],
  ['admin', 'admin', 'platinum'],
  ['member', 'member', 'platinum'],
  ['operator', 'operator', undefined],
].map(([role, login, subscription]) => ({ role, email: `${login}@demo.example`, subscription }));

const told = async (databaseUrl: string, accountsDatabaseUrl?: string) =>
  (await listDemoLogins(databaseUrl, accountsDatabaseUrl)).map(({ role, email, business }) => ({
    role,
    email,
    subscription: business?.subscription,
  }));

test('there is a login for each role, of people who are what it says', async () => {
  expect(await told(undisturbed.url)).toEqual(logins);
  const passwords = (await listDemoLogins(undisturbed.url, undefined)).map(({ password }) => password);
  expect(new Set(passwords).size).toBe(1);
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT users.email, business.company_name = people.company_name AS works_there, people.origin,
      business.claimed_at = member.since AS claimed, people.email = users.email AS told, search.id IS NOT NULL AS found
    FROM business_members AS member JOIN businesses AS business ON business.id = business_id
    JOIN people ON people.id = person_id JOIN accounts.users ON users.id = people.id
    LEFT JOIN person_search AS search ON search.id = people.id
    WHERE member.role = 'owner' ORDER BY users.email
  `.execute(db);
  await db.destroy();
  const owner = { works_there: true, claimed: true, origin: 'demo', told: true, found: true };
  expect(rows).toEqual(
    ['gold', 'platinum', 'standard'].map((name) => ({ email: `${name}@demo.example`, ...owner })),
  );
});

test('data that were loaded before there were logins get them, and the rest stays as it is', async () => {
  const database = await createTestDatabase(undisturbed);
  const db = createDatabase(createPool(database.url, { max: 1 }));
  await sql`DELETE FROM demo_loads WHERE step LIKE '%logins'`.execute(db);
  await sql`DELETE FROM accounts.users`.execute(db);
  await sql`DELETE FROM person_search WHERE id IN (SELECT id FROM people WHERE email IS NOT NULL)`.execute(
    db,
  );
  await sql`DELETE FROM people WHERE email IS NOT NULL`.execute(db);
  expect(await told(database.url)).toEqual([]);
  await loadDemo({ databaseUrl: database.url, size: 'small' });
  expect(await checksums(database.url)).toEqual(loaded);
  await db.destroy();
  await database.drop();
});

test('accounts lie in a database of their own where there is one', async () => {
  const [database, accounts] = [await createTestDatabase(undisturbed), await createTestDatabase()];
  const db = createDatabase(createPool(database.url, { max: 1 }));
  await sql`DELETE FROM demo_loads WHERE step LIKE '%logins'`.execute(db);
  await sql`DELETE FROM accounts.users`.execute(db);
  await db.destroy();
  const options = { databaseUrl: database.url, accountsDatabaseUrl: accounts.url, size: 'small' } as const;
  await loadDemo(options);
  await loadDemo(options);
  expect(await told(database.url)).toEqual([]);
  expect(await told(database.url, accounts.url)).toEqual(logins);
  for (const each of [database, accounts]) await each.drop();
});

test('who is gone is told no more and does not come back; who handed a business over is told as what they are', async () => {
  const database = await createTestDatabase(undisturbed);
  const db = createDatabase(createPool(database.url, { max: 1 }));
  await sql`DELETE FROM accounts.users WHERE email = 'buyer@demo.example'`.execute(db);
  await sql`UPDATE business_members SET role = CASE role WHEN 'owner' THEN 'admin' ELSE 'owner' END
    WHERE person_id IN (SELECT id FROM accounts.users WHERE email IN ('platinum@demo.example', 'admin@demo.example'))`.execute(
    db,
  );
  await db.destroy();
  await loadDemo({ databaseUrl: database.url, size: 'small' });
  expect(await told(database.url)).toEqual(
    logins.flatMap((login) => {
      if (login.role === 'buyer') return [];
      if (login.email === 'platinum@demo.example') return [{ ...login, role: 'admin' }];
      return [login.role === 'admin' ? { ...login, role: 'owner' } : login];
    }),
  );
  await database.drop();
});

test('the files of the small load are those chosen from the full ones', () => {
  for (const [file, content] of chooseSample()) expect(readSample(file)).toBe(content);
});
