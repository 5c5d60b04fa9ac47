import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { closeOrder } from './close-order.ts';
import { orderOfBusiness } from './order-of-business.ts';

/** Gives up an order that is not paid; again it changes nothing. @throws Conflict for one that is paid, or may be */
export async function giveUpOrder(context: ForMember, orderID: string): Promise<{ orderID: string }> {
  const order = await orderOfBusiness(context, orderID);
  if (order.closed_at === null && !(await closeOrder(context, order)))
    throw new KontorError('Conflict', 'This order is paid, or the provider is still processing it.');
  return { orderID };
}
