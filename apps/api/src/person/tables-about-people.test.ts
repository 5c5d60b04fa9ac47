import { randomUUID } from 'node:crypto';
import { exportPerson, forgetPerson, updateMyProfile } from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

// Whoever adds a table that holds the id of a person fails here until the person of this test has a row in it, and until it is
// exported and forgotten, or named below with the reason why not.

/** Columns of ids without a reference that are never a person's. */
const idsOfOthers = [
  'audit_log.acting_business_id',
  'business_search.id',
  'product_search.id',
  'search_queue.business_id',
  // Messages handed to the account service.
  'help_requests.receipt_id',
  'help_requests.request_id',
  // Chosen by who sends it.
  'idempotency_keys.key',
  // Empty again when the transaction ends that fills it.
  'search_queue.id',
];

/** What the archive of a person leaves out. */
const notExported = [
  // That they are gone; of somebody who is there, nothing.
  'deleted_people',
  // Ids of what they wrote, which is in the archive itself.
  'audit_log',
  // Derived from their row.
  'person_search',
  // Read by its view `counted_likes`.
  'like_counts',
  // Ids of what they created, which is in the archive itself, for a day.
  'idempotency_keys',
];

/** Where the id of somebody stays who is forgotten. */
const staysIn = [
  // So that nobody is made anew by a token that lives on.
  'deleted_people',
  // Who wrote what, for a year.
  'audit_log',
  // How often a page was opened: pages, never people, for 13 months.
  'page_views',
];

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

interface Column {
  table: string;
  name: string;
}

/** Columns that may hold the id of a person: those that refer to people, and ids without any reference or value of their own. */
async function idColumns(): Promise<Column[]> {
  const { rows: found } = await sql<Column>`
    SELECT relation.relname AS table, attribute.attname AS name
    FROM pg_class AS relation
      JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
      LEFT JOIN pg_constraint AS reference
        ON reference.conrelid = relation.oid AND reference.contype = 'f' AND attribute.attnum = ANY (reference.conkey)
    WHERE relation.relnamespace = 'public'::regnamespace AND relation.relkind IN ('r', 'p') AND NOT relation.relispartition
      AND (reference.confrelid = 'people'::regclass
        OR (attribute.atttypid = 'uuid'::regtype AND reference.oid IS NULL
          AND (NOT attribute.atthasdef OR relation.oid = 'people'::regclass)))
    ORDER BY 1, 2
  `.execute(api.db);
  const others = new Set(idsOfOthers);
  return found.filter(({ table, name }) => !others.delete(`${table}.${name}`));
}

const holds = async ({ table, name }: Column, id: string) =>
  (await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(name)} = ${id} LIMIT 1`.execute(api.db)).rows
    .length > 0;

/** Every table in which an id stands, in whatever column and form. */
async function tablesNaming(id: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY name
  `.execute(api.db);
  const naming: string[] = [];
  for (const { name } of tables) {
    const found = await sql`
      SELECT FROM ${sql.table(name)} AS row WHERE strpos(row::text, ${id}) > 0 LIMIT 1
    `.execute(api.db);
    if (found.rows.length > 0) naming.push(name);
  }
  return naming;
}

/** Somebody with a row in every table that refers to people. */
async function somebody(): Promise<string> {
  const id = await rows.aPerson();
  const { call } = await api.signIn({ id });
  const [business, fan] = [await rows.aBusiness(), await rows.aPerson()];
  await api.db
    .insertInto('business_members')
    .values({ business_id: business, person_id: id, role: 'owner' })
    .execute();
  await api.db.insertInto('operators').values({ person_id: id, role: 'support' }).execute();
  await api.db
    .insertInto('uploads')
    .values({ person_id: id, purpose: 'cover-photo', content_type: 'image/png', bytes: 7 })
    .execute();
  await api.db
    .insertInto('reactions')
    .values([
      { resource_type: 'business', resource_id: business, person_id: id },
      { resource_type: 'user', resource_id: id, person_id: fan },
    ])
    .execute();
  await api.db
    .insertInto('page_views')
    .values({ kind: 'person', subject: id, language: 'en', views: 1 })
    .execute();
  await api.db
    .insertInto('idempotency_keys')
    .values({ person_id: id, key: randomUUID(), call: 'createSomething', hash: '', answer: '{}' })
    .execute();
  await call(updateMyProfile, { body: { city: 'León' } });
  return id;
}

test('each table that holds the id of a person is exported with them and forgotten with them', async () => {
  const id = await somebody();
  const columns = await idColumns();
  const held: string[] = [];
  for (const column of columns) if (await holds(column, id)) held.push(column.table);
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.filter((table) => !held.includes(table) && table !== 'deleted_people')).toEqual([]);

  const read = (await statementsOf(() => api.asService(exportPerson, { params: { personID: id } }))).join(
    '\n',
  );
  const isRead = (table: string) => new RegExp(`\\b(?:from|join) "?${table}\\b`, 'i').test(read);
  expect(tables.filter((table) => !isRead(table)).sort()).toEqual([...notExported].sort());

  await api.asService(forgetPerson, { params: { personID: id } });
  expect((await tablesNaming(id)).sort()).toEqual([...staysIn].sort());
});
