import type { DB, ReadDatabase } from '@kontor/database';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { PaidOrder, PaidPlanID } from './membership-on.ts';

export type OrderRow = Selectable<DB['membership_orders']>;
export type NewOrderRow = Insertable<DB['membership_orders']>;

/** One at a time changes what a business has, until its transaction ends. */
export async function lockMembership(trx: Transaction<DB>, businessID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('membership of a business'), hashtext(${businessID}))`.execute(
    trx,
  );
}

/** A business as its membership and its invoices name it. */
export function findBusiness(db: ReadDatabase, id: string) {
  return db.selectFrom('businesses_with_membership').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The orders of a business that count (`membership_orders_of_business`). */
export async function findPaidOrders(db: ReadDatabase, businessID: string): Promise<PaidOrder[]> {
  const rows = await db
    .selectFrom('paid_memberships')
    .select(['order_id', 'plan_id', 'starts_on', 'ends_on', 'period_starts_on'])
    .where('business_id', '=', businessID)
    .execute();
  return rows.map((row) => ({
    orderID: row.order_id as string,
    planID: row.plan_id as PaidPlanID,
    startsOn: row.starts_on as string,
    endsOn: row.ends_on as string,
    periodStartsOn: row.period_starts_on as string,
  }));
}

/** The order of a business that is under way (`membership_orders_open`). */
export function findOpenOrder(db: ReadDatabase, businessID: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('membership_orders')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export function findOrder(db: ReadDatabase, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('membership_orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order of a business that was made last (`membership_orders_of_business`). */
export function findLastOrder(db: ReadDatabase, businessID: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('membership_orders')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export function insertOrder(trx: Transaction<DB>, order: NewOrderRow): Promise<OrderRow> {
  return trx.insertInto('membership_orders').values(order).returningAll().executeTakeFirstOrThrow();
}

export async function updateOrder(
  trx: Transaction<DB>,
  id: string,
  values: Partial<NewOrderRow>,
): Promise<void> {
  await trx.updateTable('membership_orders').set(values).where('id', '=', id).execute();
}

export type EventRow = Selectable<DB['ledger_events']>;
export type NewEventRow = Omit<Insertable<DB['ledger_events']>, 'id' | 'recorded_at'>;

/** Adds what is not in the ledger yet. @returns the kinds that were added */
export async function insertEvents(trx: Transaction<DB>, events: readonly NewEventRow[]): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await trx
    .insertInto('ledger_events')
    .values([...events])
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'provider_id']).doNothing())
    .returning('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** What happened to an order, in the order it was recorded. */
export function findEvents(db: ReadDatabase, orderID: string): Promise<EventRow[]> {
  return db.selectFrom('ledger_events').selectAll().where('order_id', '=', orderID).orderBy('id').execute();
}

/** How many products a business has that are not archived. */
export async function countProducts(db: ReadDatabase, businessID: string): Promise<number> {
  const row = await db
    .selectFrom('owned_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', '=', businessID)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Orders by card whose money is to go back (`membership_orders_refund_due`); that of a transfer the finance operator sends. */
export function findRefundsDue(db: ReadDatabase, limit: number) {
  return db
    .selectFrom('membership_orders')
    .select(['id', 'refund_asked_by'])
    .where('refund_due_at', 'is not', null)
    .where('way', '=', 'card')
    .orderBy('refund_due_at')
    .limit(limit)
    .execute();
}

/** Orders whose provider has been asked for some time without an answer (`membership_orders_asked`). */
export function findUnanswered(db: ReadDatabase, seconds: number, limit: number) {
  return db
    .selectFrom('membership_orders')
    .select('id')
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Notes that the next year of a business is paid with a card. */
export async function upsertRenewal(
  trx: Transaction<DB>,
  {
    businessID,
    personID,
    paymentMethod,
    name,
  }: { businessID: string; personID: string | null; paymentMethod: string; name: string },
): Promise<void> {
  const chosen = { chosen_by: personID, payment_method: paymentMethod, card: name, chosen_at: new Date() };
  await trx
    .insertInto('membership_renewals')
    .values({ business_id: businessID, ...chosen })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(chosen))
    .execute();
}

export function findRenewal(db: ReadDatabase, businessID: string) {
  return db
    .selectFrom('membership_renewals')
    .selectAll()
    .where('business_id', '=', businessID)
    .executeTakeFirst();
}

export async function deleteRenewal(trx: Transaction<DB>, businessID: string): Promise<void> {
  await trx.deleteFrom('membership_renewals').where('business_id', '=', businessID).execute();
}

/**
 * Transfers that are awaited, or whose money is to be sent back, the oldest first (`membership_orders_transfers`,
 * `membership_orders_refund_due`).
 */
export function findTransfers(
  db: ReadDatabase,
  {
    state,
    after,
    limit,
  }: {
    state: 'awaited' | 'to-refund';
    after: { createdAt: Date; id: string } | undefined;
    limit: number;
  },
) {
  return db
    .selectFrom('membership_orders as o')
    .innerJoin('businesses_with_membership as b', 'b.id', 'o.business_id')
    .selectAll('o')
    .select('b.company_name')
    .where('o.way', '=', 'transfer')
    .$if(state === 'awaited', (query) => query.where('o.closed_at', 'is', null))
    .$if(state === 'to-refund', (query) => query.where('o.refund_due_at', 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) > (${after?.createdAt}, ${after?.id}::uuid)`),
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/** Transfers that were awaited for too long. */
export function findLapsedTransfers(db: ReadDatabase, days: number, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('membership_orders')
    .selectAll()
    .where('way', '=', 'transfer')
    .where('closed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/**
 * Businesses whose package is another than their orders say on a day, or whose surplus products are to be hidden; of those that ever
 * ordered one. Some, by id.
 */
export async function findOverdue(
  db: ReadDatabase,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT business.id FROM businesses_with_membership AS business
    JOIN (SELECT DISTINCT business_id FROM membership_orders WHERE business_id > ${after}::uuid) AS ordered ON ordered.business_id = business.id
    LEFT JOIN LATERAL (
      SELECT plan_id FROM paid_memberships WHERE business_id = business.id AND ${today}::date BETWEEN starts_on AND ends_on
      ORDER BY plan_rank(plan_id) DESC LIMIT 1
    ) AS paid ON true
    WHERE business.subscription <> coalesce(paid.plan_id, 'standard') OR business.products_shown_until < ${today}::date
    ORDER BY business.id LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The order of a business that was made last of those that count. */
export function findLastPaidOrder(db: ReadDatabase, businessID: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('membership_orders as o')
    .innerJoin('paid_memberships as paid', 'paid.order_id', 'o.id')
    .selectAll('o')
    .where('o.business_id', '=', businessID)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Businesses whose membership ends from one day to another, whose owners chose to renew it, and that were not told that their card was
 * refused (`membership_orders_by_end`).
 */
export async function findRenewalsDue(
  db: ReadDatabase,
  from: string,
  to: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT renewal.business_id AS id FROM membership_renewals AS renewal
    JOIN LATERAL (SELECT max(ends_on) AS ends_on FROM paid_memberships WHERE business_id = renewal.business_id) AS last ON true
    WHERE last.ends_on BETWEEN ${from}::date AND ${to}::date AND NOT EXISTS (
      SELECT FROM membership_notices AS told
      WHERE told.business_id = renewal.business_id AND told.kind = 'renewal-failed' AND told.ends_on = last.ends_on
    )
    ORDER BY renewal.business_id LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
