import { type Database, inTransaction } from '@kontor/database';
import { sharedDatabase, withConnection } from '@kontor/database/testing';
import fc from 'fast-check';
import { type CompiledQuery, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import { type Kind, kinds } from './kind.ts';
import { drainQueue, drainWaiting, readWaiting } from './queue.ts';
import { sourceOf } from './read-rows.ts';
import { rebuildSearch } from './rebuild.ts';

const { url, db } = await sharedDatabase(6);
const reference = await loadReference(db);
beforeEach(beginAnew);

/** No rows and no documents. To truncate takes a hundred times as long, for all the tables that refer to these. */
async function beginAnew(): Promise<void> {
  await db.deleteFrom('businesses').execute();
  await db.deleteFrom('people').execute();
  await rebuildSearch(db, reference);
}

const uuid = (kind: number, number: number) => `00000000-0000-4000-8${kind}00-00000000000${number}`;
const businessId = (number: number) => uuid(1, number);
const productId = (number: number) => uuid(2, number);
const personId = (number: number) => uuid(3, number);

interface Document {
  kind: Kind;
  id: string;
  words: string;
}

async function documents(): Promise<Document[]> {
  const each = kinds.map(
    (kind) => sql`SELECT ${sql.lit(kind)} AS kind, * FROM ${sql.table(`${kind}_search`)}`,
  );
  const { rows } = await sql<Document>`
    SELECT kind, id, score, type_code, country_code, name_hash, words::text, capabilities
    FROM (${sql.join(each, sql` UNION ALL `)}) AS document ORDER BY kind, id, score, words::text
  `.execute(db);
  return rows;
}

async function catchUp(): Promise<void> {
  for (const kind of kinds) await drainWaiting(db, reference, kind);
}

interface ReadColumn {
  table_name: string;
  column_name: string;
  /** Of which the table is a view: its columns by their own name, and what it reads beside them or in its condition. */
  isView: boolean;
}

/** What views read, as the database itself knows. */
async function columnsReadBy(trx: Database, views: readonly string[]): Promise<ReadColumn[]> {
  const { rows } = await sql<ReadColumn>`
    SELECT usage.table_name, usage.column_name, relation.relkind = 'v' AS "isView"
    FROM information_schema.view_column_usage AS usage JOIN pg_class AS relation ON relation.relname = usage.table_name
    WHERE usage.view_name = ANY (${views}::text[])
  `.execute(trx);
  return rows;
}

/** Columns of tables that stand behind some columns of a view; those its condition reads are behind every row. */
async function behind(trx: Database, view: string, columns: ReadonlySet<string>): Promise<ReadColumn[]> {
  const { rows } = await sql<{ shown: string[]; condition: string }>`
    SELECT array_agg(attname::text) AS shown, split_part(pg_get_viewdef(attrelid), 'WHERE', 2) AS condition
    FROM pg_attribute WHERE attrelid = ${view}::regclass AND attnum > 0 GROUP BY attrelid
  `.execute(trx);
  const { shown = [], condition = '' } = rows[0] ?? {};
  const isRead = ({ column_name: name }: ReadColumn) =>
    columns.has(name) || !shown.includes(name) || new RegExp(`\\b${name}\\b`).test(condition);
  return (await columnsReadBy(trx, [view])).filter(isRead);
}

/** Columns by the table they are of. */
function byTable(read: readonly ReadColumn[], isView: boolean): Map<string, Set<string>> {
  const groups = Map.groupBy(
    read.filter((column) => column.isView === isView),
    ({ table_name }) => table_name,
  );
  return new Map(
    [...groups].map(([table, columns]) => [table, new Set(columns.map((each) => each.column_name))]),
  );
}

/** What the queries of a kind's documents read of tables, also by way of the views that nouns publish. */
async function readBy(kind: Kind): Promise<Map<string, Set<string>>> {
  return inTransaction(db, async (trx) => {
    const views = [0, 1].map((index) => `read_by_${kind}_${index}`);
    for (const [index, ids] of (['all', []] as const).entries()) {
      const { sql: text } = sourceOf(kind, ids).compile(trx) satisfies CompiledQuery;
      await sql`CREATE VIEW ${sql.table(views[index] ?? '')} AS ${sql.raw(text.replace('$1', `'{}'`))}`.execute(
        trx,
      );
    }
    const read = await columnsReadBy(trx, views);
    for (const [view, columns] of byTable(read, true)) read.push(...(await behind(trx, view, columns)));
    for (const view of views) await sql`DROP VIEW ${sql.table(view)}`.execute(trx);
    return byTable(read, false);
  });
}

interface Trigger {
  event: string;
  columns: Set<string>;
}

/** The triggers of a table that queue documents of a kind, each with the columns it looks at. */
async function triggersOf(kind: Kind, table: string): Promise<Map<string, Trigger>> {
  const { rows } = await sql<{ tgtype: number; given: string }>`
    SELECT tgtype, encode(tgargs, 'escape') AS given FROM pg_trigger
    WHERE tgrelid = ${table}::regclass AND tgname LIKE ${`queue\\_${kind}\\_%`} AND tgenabled = 'O'
  `.execute(db);
  const events = { 4: 'INSERT', 8: 'DELETE', 16: 'UPDATE', 32: 'TRUNCATE' };
  return new Map(
    rows.map(({ tgtype, given }) => {
      const event = Object.entries(events).find(([bit]) => tgtype & Number(bit))?.[1] ?? '';
      const [, , idColumn = '', read = ''] = given.split('\\000');
      return [event, { event, columns: new Set([idColumn, ...read.split(',').map((name) => name.trim())]) }];
    }),
  );
}

/** Whether each row of a kind refers to a row of the table: then its own coming and going tells of theirs. */
async function refersTo(kind: Kind, table: string): Promise<boolean> {
  const own = { business: 'businesses', product: 'products', person: 'people' }[kind];
  const { rows } = await sql`
    SELECT FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND attnotnull AND conrelid = ${own}::regclass AND confrelid = ${table}::regclass
  `.execute(db);
  return rows.length > 0;
}

test.each(kinds)('each table and column a %s document reads queues it', async (kind) => {
  const read = await readBy(kind);
  expect(read.size).toBeGreaterThan(0);
  for (const [table, columns] of read) {
    const triggers = await triggersOf(kind, table);
    const needed = (await refersTo(kind, table)) ? ['UPDATE'] : ['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'];
    expect([...triggers.keys()], `triggers of ${table} for ${kind}`).toEqual(expect.arrayContaining(needed));
    const looksAt = triggers.get('UPDATE')?.columns ?? new Set();
    // What a row is and which it belongs to does not change, but for the column that names whose document it is.
    const missing = [...columns].filter((column) => column !== 'id' && !looksAt.has(column));
    expect(missing, `columns of ${table} that change a ${kind} document unheard`).toEqual([]);
  }
});

const number = fc.integer({ min: 1, max: 3 });
const name = fc.constantFrom('Alpha', 'Beta pumps', 'Gamma valves', 'Delta');
const country = fc.constantFrom('DE', 'MX', 'IT');
const category = fc.constantFrom('000601', '000602');
const soon = `now() + interval '10 years'`;

/** Statements as anybody may write them; those that break a rule of the schema change nothing. */
const statement = fc.oneof(
  fc
    .tuple(number, name, country)
    .map(
      ([at, given, of]) =>
        `INSERT INTO businesses (id, company_name, business_type, country_code) VALUES ('${businessId(at)}', '${given}', 'MA', '${of}') ON CONFLICT DO NOTHING`,
    ),
  fc
    .tuple(number, number, name, category)
    .map(
      ([at, of, given, place]) =>
        `INSERT INTO products (id, business_id, name, industry_id, category_id) VALUES ('${productId(at)}', '${businessId(of)}', '${given}', '0006', '${place}') ON CONFLICT DO NOTHING`,
    ),
  fc
    .tuple(number, name)
    .map(
      ([at, given]) =>
        `INSERT INTO people (id, username, first_name, last_name) VALUES ('${personId(at)}', 'person-${at}', '${given}', 'Example') ON CONFLICT DO NOTHING`,
    ),
  fc
    .tuple(number, category)
    .map(
      ([at, place]) =>
        `INSERT INTO business_categories (business_id, category_id, position) VALUES ('${businessId(at)}', '${place}', 0) ON CONFLICT DO NOTHING`,
    ),
  number.map(
    (at) =>
      `INSERT INTO verified_facts (business_id, fact, method, checked_by, checked_at, expires_at) VALUES ('${businessId(at)}', 'factory', 'visited', 'a', now(), ${soon})`,
  ),
  fc
    .tuple(number, name)
    .map(
      ([at, given]) =>
        `INSERT INTO certificates (business_id, name, issue_date) VALUES ('${businessId(at)}', '${given}', '2020-01-01')`,
    ),
  fc
    .tuple(number, number)
    .map(
      ([at, place]) =>
        `INSERT INTO product_photos (product_id, photo, position) VALUES ('${productId(at)}', '{"url": "/p"}', ${place}) ON CONFLICT DO NOTHING`,
    ),
  fc
    .tuple(number, name)
    .map(([at, given]) => `UPDATE businesses SET company_name = '${given}' WHERE id = '${businessId(at)}'`),
  fc
    .tuple(number, country)
    .map(([at, of]) => `UPDATE businesses SET country_code = '${of}' WHERE id <> '${businessId(at)}'`),
  fc
    .tuple(number, number)
    .map(
      ([at, of]) =>
        `UPDATE products SET business_id = '${businessId(of)}' WHERE id = '${productId(at)}' AND EXISTS (SELECT FROM businesses WHERE id = '${businessId(of)}')`,
    ),
  fc
    .tuple(number, category)
    .map(
      ([at, place]) =>
        `UPDATE products SET category_id = '${place}', subcategory_id = '${place}01' WHERE id = '${productId(at)}'`,
    ),
  fc
    .tuple(number, number)
    .map(([at, to]) => `UPDATE products SET position = -${to}.5 WHERE id = '${productId(at)}'`),
  number.map(
    (at) =>
      `UPDATE products SET archived_at = CASE WHEN archived_at IS NULL THEN now() END WHERE id = '${productId(at)}'`,
  ),
  fc
    .tuple(number, fc.integer({ min: 1, max: 9 }))
    .map(
      ([of, count]) =>
        `INSERT INTO products (business_id, name, industry_id, position) SELECT '${businessId(of)}', 'Many', '0006', place FROM generate_series(1, ${count}) AS place WHERE EXISTS (SELECT FROM businesses WHERE id = '${businessId(of)}')`,
    ),
  fc
    .tuple(number, fc.boolean())
    .map(
      ([at, shown]) =>
        `UPDATE people SET profession = 'Welder', show_profession = ${shown} WHERE id = '${personId(at)}'`,
    ),
  fc.integer({ min: 0, max: 9 }).map((likes) => `UPDATE businesses SET like_count = ${likes}`),
  number.map((at) => `UPDATE verified_facts SET expires_at = ${soon} + interval '${at} days'`),
  number.map((at) => `UPDATE product_photos SET product_id = '${productId(at)}', position = position + 3`),
  number.map((at) => `DELETE FROM businesses WHERE id = '${businessId(at)}'`),
  number.map((at) => `DELETE FROM products WHERE id = '${productId(at)}'`),
  number.map((at) => `DELETE FROM people WHERE id = '${personId(at)}'`),
  number.map((at) => `DELETE FROM business_categories WHERE business_id = '${businessId(at)}'`),
  fc.constantFrom('DELETE FROM verified_facts', 'DELETE FROM certificates', 'DELETE FROM product_photos'),
);

test('whatever rows are written by plain SQL, documents are what a rebuild makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 25 }), async (statements) => {
      await beginAnew();
      await withConnection(url, async (client) => {
        for (const text of statements)
          await client.query(text).catch((error: { code?: string }) => {
            // A rule of the schema: foreign key, unique.
            if (!error.code?.startsWith('23')) throw error;
          });
      });
      await catchUp();
      const drained = await documents();
      await rebuildSearch(db, reference);
      expect(drained).toEqual(await documents());
    }),
    { numRuns: process.env.THOROUGH ? 60 : 6 },
  );
});

async function aBusinessWithProduct(): Promise<void> {
  await sql`INSERT INTO businesses (id, company_name, business_type, country_code)
    VALUES (${businessId(1)}, 'Alpha', 'MA', 'DE')`.execute(db);
  await sql`INSERT INTO products (id, business_id, name, industry_id)
    VALUES (${productId(1)}, ${businessId(1)}, 'Pump', '0006')`.execute(db);
  await catchUp();
}

/** Resolves when the work waits for a lock another connection holds, or is done. */
async function waitsOrEnds(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length > 0) return;
  }
}

test.each([
  ['a product is changed', sql`UPDATE products SET name = 'Valve' WHERE id = ${productId(1)}`],
  [
    'a product is added',
    sql`INSERT INTO products (id, business_id, name, industry_id) VALUES (${productId(2)}, ${businessId(1)}, 'Valve', '0006')`,
  ],
  ['a product is deleted', sql`DELETE FROM products WHERE id = ${productId(1)}`],
  [
    'a photo is added',
    sql`INSERT INTO product_photos (product_id, photo, position) VALUES (${productId(1)}, '{"url": "/p"}', 0)`,
  ],
])('two transactions change what one document shows: the business is renamed and %s', async (_, change) => {
  const rename = sql`UPDATE businesses SET company_name = 'Beta' WHERE id = ${businessId(1)}`;
  for (const [first, second] of [
    [rename, change],
    [change, rename],
  ] as const) {
    await beginAnew();
    await aBusinessWithProduct();
    const one = await db.startTransaction().execute();
    const other = await db.startTransaction().execute();
    await first.execute(one);
    await second.execute(other);
    // Both have written their rows, and neither sees what the other wrote.
    await drainQueue(one, reference);
    const waiting = drainQueue(other, reference);
    await waitsOrEnds(waiting);
    await one.commit().execute();
    await waiting;
    await other.commit().execute();
    const found = await documents();
    await rebuildSearch(db, reference);
    expect(found).toEqual(await documents());
  }
});

test('what is written while the worker drains is written again after it', async () => {
  await aBusinessWithProduct();
  await sql`UPDATE businesses SET company_name = 'Beta' WHERE id = ${businessId(1)}`.execute(db);
  let draining: Promise<void> = Promise.resolve();
  await inTransaction(db, async (trx) => {
    await sql`UPDATE businesses SET company_name = 'Gamma' WHERE id = ${businessId(1)}`.execute(trx);
    await drainQueue(trx, reference);
    // The worker has taken the entry of Beta and waits for ours.
    draining = catchUp();
    await waitsOrEnds(draining);
  });
  await draining;
  const found = await documents();
  expect(found.map(({ words }) => words.includes(`'gamma'`))).toEqual([true, true]);
  expect(found.filter(({ words }) => words.includes('beta'))).toEqual([]);
});

test('a transaction that is rolled back leaves neither documents nor anything to do', async () => {
  await aBusinessWithProduct();
  const before = await documents();
  const rolledBack = inTransaction(db, async (trx) => {
    await sql`UPDATE businesses SET company_name = 'Beta'`.execute(trx);
    await drainQueue(trx, reference);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await documents()).toEqual(before);
  for (const kind of kinds) expect((await readWaiting(db, kind)).entries).toBe(0);
});

test('what is too much for a transaction waits for the worker, and is then found', async () => {
  await aBusinessWithProduct();
  const isDone = await inTransaction(db, async (trx) => {
    await sql`INSERT INTO businesses (company_name, business_type, country_code)
      SELECT 'Many', 'MA', 'MX' FROM generate_series(1, 100)`.execute(trx);
    await sql`INSERT INTO products (business_id, name, industry_id)
      SELECT id, 'Valve', '0006' FROM businesses, generate_series(1, 3) WHERE company_name = 'Many'`.execute(
      trx,
    );
    return drainQueue(trx, reference);
  });
  expect(isDone).toBe(false);
  expect((await documents()).filter(({ kind }) => kind === 'product')).toHaveLength(1);
  await catchUp();
  expect((await documents()).filter(({ kind }) => kind === 'product')).toHaveLength(301);
  await sql`UPDATE businesses SET company_name = 'Beta'`.execute(db);
  await catchUp();
  expect((await documents()).filter(({ words }) => words.includes(`'beta'`))).toHaveLength(402);
});

test('a statement over thousands of rows is one entry for the whole kind', async () => {
  await sql`INSERT INTO people (username, first_name, last_name)
    SELECT 'many' || number, 'A', 'B' FROM generate_series(1, 2001) AS number`.execute(db);
  expect(await readWaiting(db, 'person')).toMatchObject({ entries: 1, isWhole: true });
});

test('a change of what no document shows queues nothing', async () => {
  await aBusinessWithProduct();
  await sql`UPDATE businesses SET claimed_at = now(), cover_photo = '{}'`.execute(db);
  await sql`UPDATE products SET price_per = 'piece'`.execute(db);
  // Its products show what it can do, not what it says of itself.
  await sql`UPDATE businesses SET short_description = 'Pumps and more'`.execute(db);
  expect(await readWaiting(db, 'business')).toMatchObject({ entries: 1 });
  expect(await readWaiting(db, 'product')).toMatchObject({ entries: 0 });
});
