import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { findOrder, type OrderRow } from './queries.ts';

/** An order of the business somebody acts as. @throws NotFound for another's */
export async function orderOfBusiness(
  { db, actor }: Pick<ForMember, 'db' | 'actor'>,
  orderID: string,
): Promise<OrderRow> {
  const order = await findOrder(db, orderID);
  if (order?.business_id !== actor.actingBusiness.businessID)
    throw new KontorError('NotFound', 'There is no such order.');
  return order;
}
