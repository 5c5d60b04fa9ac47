import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from './index.ts';
import { chooseSample, readSample } from './sample-companies.ts';
import { checksums, day } from './testing.ts';
import { logins, toldLogins } from './testing-logins.ts';

let undisturbed: TestDatabase;
let loaded: Awaited<ReturnType<typeof checksums>>;
beforeAll(async () => {
  undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', day });
  loaded = await checksums(undisturbed.url);
});
afterAll(() => undisturbed.drop());

test('data that were loaded before there were logins get them, and the rest stays as it is', async () => {
  const database = await createTestDatabase(undisturbed);
  const db = createDatabase(createPool(database.url, { max: 1 }));
  await sql`DELETE FROM demo_loads WHERE step LIKE '%logins'`.execute(db);
  await sql`DELETE FROM accounts.users`.execute(db);
  const network = sql`SELECT id FROM people WHERE email IS NOT NULL UNION SELECT person_id FROM business_members`;
  await sql`DELETE FROM posts`.execute(db);
  await sql`DELETE FROM person_search WHERE id IN (${network})`.execute(db);
  await sql`DELETE FROM people WHERE id IN (${network})`.execute(db);
  expect(await toldLogins(database.url)).toEqual([]);
  await loadDemo({ databaseUrl: database.url, size: 'small', day });
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
  const options = {
    databaseUrl: database.url,
    accountsDatabaseUrl: accounts.url,
    size: 'small',
    day,
  } as const;
  await loadDemo(options);
  await loadDemo(options);
  expect(await toldLogins(database.url)).toEqual([]);
  expect(await toldLogins(database.url, accounts.url)).toEqual(logins);
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
  await loadDemo({ databaseUrl: database.url, size: 'small', day });
  expect(await toldLogins(database.url)).toEqual(
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
