import type { Context } from '../context.ts';
import { findOfOrders } from './queries.ts';

/** Numbers of pro-forma invoices, by their orders. */
export async function findProFormaNumbers(
  { db }: Pick<Context, 'db'>,
  orderIDs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findOfOrders(db, orderIDs, ['pro-forma']);
  return new Map(rows.map(({ order_id, number }) => [order_id, number]));
}
