import type { DB, ReadDatabase } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

/** The id of the payment of an order; undefined where none was begun. */
export async function findPaymentID(db: ReadDatabase, orderID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_payments')
    .select('payment_id')
    .where('order_id', '=', orderID)
    .executeTakeFirst();
  return row?.payment_id ?? undefined;
}

/** Notes the payment of an order, unless it has one. @returns the one it has; undefined where the order was given up before */
export async function claimPayment(
  trx: Transaction<DB>,
  orderID: string,
  paymentID: string,
): Promise<string | undefined> {
  await trx
    .insertInto('stripe_payments')
    .values({ order_id: orderID, payment_id: paymentID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findPaymentID(trx, orderID);
}

/** Notes that no payment of an order is begun any more. @returns the one it has already */
export async function giveUpPayment(trx: Transaction<DB>, orderID: string): Promise<string | undefined> {
  await trx
    .insertInto('stripe_payments')
    .values({ order_id: orderID, given_up_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findPaymentID(trx, orderID);
}
