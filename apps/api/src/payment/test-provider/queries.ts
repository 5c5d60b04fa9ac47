import type { Database, DB, ReadDatabase } from '@kontor/database';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Behaviour } from './cards.ts';

/** Notes a card under a name that says nothing of it; its number is stored nowhere. */
export async function insertPaymentMethod(
  trx: Database,
  method: { token: string; behaviour: Behaviour; card: string },
): Promise<void> {
  await trx.insertInto('test_payment_methods').values(method).execute();
}

export function findPaymentMethod(db: ReadDatabase, token: string) {
  return db
    .selectFrom('test_payment_methods')
    .select(['token', 'behaviour', 'card'])
    .where('token', '=', token)
    .executeTakeFirst();
}

/** The payment of an order, locked, which is begun where there is none. */
export async function lockPayment(
  trx: Transaction<DB>,
  begun: { id: string; orderID: string; amountCents: number; currency: string; clientSecret: string },
): Promise<TestPaymentRow> {
  await trx
    .insertInto('test_payments')
    .values({
      id: begun.id,
      order_id: begun.orderID,
      amount_cents: begun.amountCents,
      currency: begun.currency,
      client_secret: begun.clientSecret,
      state: 'open',
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  return trx
    .selectFrom('test_payments')
    .selectAll()
    .where('order_id', '=', begun.orderID)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type TestPaymentRow = Selectable<DB['test_payments']>;

export function findPaymentBy(
  db: ReadDatabase,
  column: 'order_id' | 'client_secret',
  value: string,
): Promise<TestPaymentRow | undefined> {
  return db.selectFrom('test_payments').selectAll().where(column, '=', value).executeTakeFirst();
}

export function lockPaymentBy(
  trx: Transaction<DB>,
  column: 'order_id' | 'client_secret',
  value: string,
): Promise<TestPaymentRow | undefined> {
  return trx.selectFrom('test_payments').selectAll().where(column, '=', value).forUpdate().executeTakeFirst();
}

export function updatePayment(
  trx: Transaction<DB>,
  id: string,
  values: Partial<TestPaymentRow>,
): Promise<TestPaymentRow> {
  return trx
    .updateTable('test_payments')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of those that were begun some time ago and are paid late, some, locked. */
export function lockLatePayments(trx: Transaction<DB>, seconds: number, limit: number) {
  return trx
    .selectFrom('test_payments')
    .selectAll()
    .where('state', '=', 'processing')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Payments paid or given back between two moments, in pages by id (`test_payments_by_day`, `test_payments_by_refund`). */
export async function listPaymentsBetween(
  db: ReadDatabase,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<TestPaymentRow[]> {
  return db
    .selectFrom('test_payments')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('paid_at', '>=', from), eb('paid_at', '<', to)]),
        eb.and([eb('refunded_at', '>=', from), eb('refunded_at', '<', to)]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Forgets cards that were never, or long ago, used to pay with. */
export async function deleteOldMethods(trx: Transaction<DB>, days: number): Promise<void> {
  await trx
    .deleteFrom('test_payment_methods')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
