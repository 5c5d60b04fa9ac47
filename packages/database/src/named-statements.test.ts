import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let own: TestDatabase;
let db: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  db = createDatabase(createPool(own.url, { max: 1 }));
});
afterEach(async () => {
  await db.destroy();
  await own.drop();
});

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

async function backend(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

const countryNamed = (code: string) =>
  db.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst();

test('a statement that comes back is prepared once, whatever its values', async () => {
  for (const code of ['MX', 'DE']) await countryNamed(code);
  expect(await prepared()).toEqual([]);
  for (const code of ['IT', 'CN', 'ES']) expect(await countryNamed(code)).toEqual({ code });
  expect(await prepared()).toEqual([expect.stringContaining('"countries"')]);
});

test('statements that differ each time leave nothing on the server', async () => {
  for (let length = 1; length <= 20; length++) {
    const codes = Array.from({ length }, (_, index) => `X${index}`);
    await db.selectFrom('countries').select('code').where('code', 'in', codes).execute();
  }
  expect(await prepared()).toEqual([]);
});

test('after a migration changed its columns a prepared statement still answers, on a new connection then', async () => {
  await sql`CREATE TABLE plates (id int, text text)`.execute(db);
  await sql`INSERT INTO plates VALUES (1, 'steel')`.execute(db);
  const read = () => sql<object>`SELECT * FROM plates WHERE id = ${1}`.execute(db);
  for (let times = 0; times < 3; times++) await read();
  const before = await backend();
  await sql`ALTER TABLE plates ADD COLUMN hue int DEFAULT 54`.execute(db);
  expect((await read()).rows).toEqual([{ id: 1, text: 'steel', hue: 54 }]);
  expect(await backend()).not.toBe(before);
  expect((await read()).rows).toEqual([{ id: 1, text: 'steel', hue: 54 }]);
});

test('inside a transaction the same fails once and nothing of it stays', async () => {
  await sql`CREATE TABLE plates (id int, text text)`.execute(db);
  const change = () =>
    db.transaction().execute(async (trx) => {
      await sql`INSERT INTO plates (id, text) VALUES (${1}, ${'steel'})`.execute(trx);
      return (await sql`SELECT * FROM plates WHERE id = ${1}`.execute(trx)).rows.length;
    });
  for (let times = 1; times <= 3; times++) expect(await change()).toBe(times);
  await sql`ALTER TABLE plates ADD COLUMN hue int`.execute(db);
  await expect(change()).rejects.toThrow('cached plan must not change result type');
  expect(await change()).toBe(4);
});
