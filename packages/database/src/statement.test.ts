import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from './database.ts';
import type { ReadDatabase } from './read-database.ts';
import { statement } from './statement.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let own: TestDatabase;
let db: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  db = createDatabase(createPool(own.url));
});
afterAll(async () => {
  await db.destroy();
  await own.drop();
});

test('inputs reach their places, however often and in whatever order the statement names them', async () => {
  let times = 0;
  const between = statement((on: ReadDatabase, from: string, to: string) => {
    times += 1;
    return on
      .selectFrom('countries')
      .select(['code', sql<string>`${to}::text`.as('until')])
      .where('code', '<=', to)
      .where('code', '>=', from)
      .where('code', '<>', 'DE')
      .orderBy('code');
  });
  expect(await between(db, 'DE', 'DK')).toEqual([
    { code: 'DJ', until: 'DK' },
    { code: 'DK', until: 'DK' },
  ]);
  expect((await between(db, 'MX', 'MZ')).map(({ code }) => code)).toEqual(['MX', 'MY', 'MZ']);
  expect(times).toBe(1);
});

test('it runs in the transaction it is given', async () => {
  const named = statement((on: ReadDatabase, code: string) =>
    on.selectFrom('industries').select('id').where('id', '=', code),
  );
  await db.transaction().execute(async (trx) => {
    await trx.executeQuery(sql`CREATE TEMPORARY TABLE industries (id text) ON COMMIT DROP`.compile(trx));
    await sql`INSERT INTO industries VALUES ('seen')`.execute(trx);
    expect(await named(trx, 'seen')).toEqual([{ id: 'seen' }]);
  });
  expect(await named(db, 'seen')).toEqual([]);
});

test('rows are as JSON has them: lists, numbers and dates as elsewhere, points in time as text', async () => {
  const values = statement((on: ReadDatabase, at: Date) =>
    on.selectNoFrom([
      sql<string[]>`ARRAY['a', 'b "c"']`.as('list'),
      sql<number>`9007199254740991::bigint`.as('large'),
      sql<number>`1.25::numeric`.as('fraction'),
      sql<string>`date '2026-03-12'`.as('day'),
      sql<Date>`${at}::timestamptz`.as('at'),
      sql<{ key: string }[]>`'[{"key":"k"}]'::jsonb`.as('json'),
      sql<null>`NULL`.as('nothing'),
    ]),
  );
  const [row] = await values(db, new Date('2026-03-12T10:20:30.400Z'));
  expect(row).toEqual({
    list: ['a', 'b "c"'],
    large: 9007199254740991,
    fraction: 1.25,
    day: '2026-03-12',
    at: expect.any(String),
    json: [{ key: 'k' }],
    nothing: null,
  });
  expect(new Date(row?.at ?? '').toISOString()).toBe('2026-03-12T10:20:30.400Z');
});
