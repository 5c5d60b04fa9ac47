import { membershipDay } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { applyMembership } from './apply-membership.ts';
import { orderOfBusiness } from './order-of-business.ts';
import { stateOf } from './order-state.ts';
import { findEvents, lockMembership, updateOrder } from './queries.ts';
import { refundOrder } from './refund-order.ts';
import { refundable } from './refundable.ts';

/**
 * Takes the last purchase back: the package ends at once. That its money is to go back is written first, so that it does, however long the
 * provider does not answer; again it says how far it is. @throws Conflict after 14 days, or once something of it was used
 */
export async function refundMembership(
  context: ForMember,
  orderID: string,
): Promise<{ orderID: string; status: 'refunded' | 'processing' }> {
  const { actor } = context;
  const order = await orderOfBusiness(context, orderID);
  await write(context, { noun: 'business', id: order.business_id }, async (trx) => {
    await lockMembership(trx, order.business_id);
    const present = await orderOfBusiness({ ...context, db: trx }, orderID);
    const state = stateOf(present, await findEvents(trx, orderID));
    if (present.refund_due_at || state === 'refunded') return;
    const found = await refundable(trx, order.business_id, membershipDay(new Date()));
    if (found?.order.id !== orderID)
      throw new KontorError('Conflict', 'This purchase can no longer be refunded.');
    await updateOrder(trx, orderID, { refund_due_at: new Date(), refund_asked_by: actor.id });
    await applyMembership(trx, order.business_id, membershipDay(new Date()));
  });
  // Money that came by transfer goes back by transfer: the finance operator sends it.
  if (order.way !== 'card') return { orderID, status: 'processing' };
  const isDone = await refundOrder(context, context, orderID, actor.id);
  return { orderID, status: isDone ? 'refunded' : 'processing' };
}
