import type { ForMember } from '../business/policy.ts';
import { closeOrder } from './close-order.ts';
import { findOpenOrder } from './queries.ts';

/**
 * Closes a purchase by card that nobody paid, as one whose card was refused, so that it is not in the way of one that is paid otherwise. While
 * the provider has not answered it may be paid, and stays.
 */
export async function closeUnpaid(context: ForMember): Promise<void> {
  const open = await findOpenOrder(context.db, context.actor.actingBusiness.businessID);
  if (open?.way === 'card' && open.asked_at === null) await closeOrder(context, open);
}
