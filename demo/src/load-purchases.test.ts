import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from './index.ts';

const seller = {
  name: 'Kontor Network, Inc.',
  address: 'Miami, FL',
  countryCode: 'US',
  bank: { holder: 'EXAMPLE', iban: 'EXAMPLE', bic: 'EXAMPLE0' },
};
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo({ databaseUrl: database.url, size: 'small', seller });
  db = createDatabase(createPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('each invented business has the package its orders say, until some time after the load', async () => {
  const { rows } = await sql<{ right: boolean; lasts: boolean; some: boolean }>`
    SELECT count(*) > 50 AS some, bool_and(paid.plan_id IS NOT DISTINCT FROM nullif(business.subscription, 'standard')) AS right,
      bool_and(business.subscription = 'standard' OR paid.ends_on > current_date + 60) AS lasts
    FROM businesses AS business LEFT JOIN LATERAL (
      SELECT plan_id, ends_on FROM paid_memberships WHERE business_id = business.id AND current_date BETWEEN starts_on AND ends_on
      ORDER BY plan_rank(plan_id) DESC LIMIT 1
    ) AS paid ON true
    WHERE business.origin = 'demo'
  `.execute(db);
  expect(rows).toEqual([{ some: true, right: true, lasts: true }]);
});

test('every invoice names its buyer with an address', async () => {
  const { rows } = await sql<{ without: string[]; some: boolean }>`
    SELECT count(*) > 5 AS some, coalesce(array_agg(number) FILTER (WHERE document #>> '{buyer,address}' IS NULL), '{}') AS without
    FROM invoices
  `.execute(db);
  expect(rows).toEqual([{ some: true, without: [] }]);
});

/** The documents of the business that somebody owns, the oldest first. */
async function documentsOf(login: string) {
  const { rows } = await sql<{
    kind: string;
    plan: string;
    cents: number;
    credits: string | null;
    number: string;
  }>`
    SELECT invoice.kind, invoice.document -> 'lines' -> 0 ->> 'planID' AS plan, invoice.total_cents AS cents, credited.number AS credits,
      invoice.number
    FROM invoices AS invoice LEFT JOIN invoices AS credited ON credited.id = invoice.credits
      JOIN business_members AS member ON member.business_id = invoice.business_id AND member.role = 'owner'
      JOIN people AS owner ON owner.id = member.person_id AND owner.email = ${`${login}@demo.example`}
    ORDER BY invoice.issued_on, invoice.place
  `.execute(db);
  return rows;
}

test('the owner of the platinum business has bought, renewed and upgraded', async () => {
  const rows = await documentsOf('platinum');
  expect(rows.map(({ kind, plan }) => [kind, plan])).toEqual([
    ['invoice', 'premium'],
    ['invoice', 'premium'],
    ['invoice', 'platinum'],
  ]);
  expect(rows.map(({ cents }) => cents).slice(0, 2)).toEqual([265_000, 265_000]);
  expect(rows[2]?.cents).toBeGreaterThan(90_000);
  expect(rows[2]?.cents).toBeLessThan(100_000);
});

test('the owner of the gold business has a credit note and a pro-forma invoice whose transfer never came', async () => {
  const rows = await documentsOf('gold');
  expect(rows.map(({ kind, plan, cents }) => [kind, plan, kind === 'pro-forma' || cents])).toEqual([
    ['invoice', 'gold', 185_000],
    ['credit-note', 'gold', -185_000],
    ['invoice', 'gold', 185_000],
    ['pro-forma', 'premium', true],
  ]);
  expect(rows[1]?.credits).toBe(rows[0]?.number);
});

test('the owner of the platinum business has used support hours, and booked a time to come', async () => {
  const { rows } = await sql`
    SELECT count(*) FILTER (WHERE starts_at > now() AND cancelled_at IS NULL)::int AS coming, count(entry.id) > 0 AS used,
      count(*) FILTER (WHERE booking.created_at > now() OR NOT year_starts_on <= starts_at::date)::int AS odd
    FROM support_bookings AS booking LEFT JOIN support_minutes AS entry ON entry.booking_id = booking.id
      JOIN people AS owner ON owner.id = booking.booked_by AND owner.email = 'platinum@demo.example'
  `.execute(db);
  expect(rows).toEqual([{ coming: 1, used: true, odd: 0 }]);
});

test('nobody bought before their business was there, and numbers without gaps follow the days', async () => {
  const { rows } = await sql`
    SELECT (SELECT bool_and(ordered.created_at >= business.created_at) FROM membership_orders AS ordered
        JOIN businesses AS business ON business.id = business_id WHERE ordered.way <> 'grant') AS "inOrder",
      (SELECT bool_and(place = sequence AND later) FROM (
        SELECT sequence, row_number() OVER years AS place, issued_on >= coalesce(lag(issued_on) OVER years, issued_on) AS later
        FROM invoices WINDOW years AS (PARTITION BY series, year ORDER BY sequence)) AS given) AS whole,
      (SELECT count(*)::int FROM ledger_events AS event JOIN membership_orders AS ordered ON ordered.id = order_id
        WHERE event.happened_at > now() OR event.currency <> ordered.currency) AS odd
  `.execute(db);
  expect(rows).toEqual([{ inOrder: true, whole: true, odd: 0 }]);
});

test('a load before there were purchases gets them, and a second time nothing is bought', async () => {
  const count = async () =>
    (
      await sql<{ orders: number; invoices: number }>`
      SELECT (SELECT count(*)::int FROM membership_orders) AS orders, (SELECT count(*)::int FROM invoices) AS invoices
    `.execute(db)
    ).rows[0];
  const before = await count();
  await loadDemo({ databaseUrl: database.url, size: 'small', seller });
  expect(await count()).toEqual(before);
  await sql`DELETE FROM demo_loads WHERE step LIKE '%purchases'`.execute(db);
  await loadDemo({ databaseUrl: database.url, size: 'small', seller });
  expect(await count()).toEqual(before);
  expect(before?.orders).toBeGreaterThan(50);
});
