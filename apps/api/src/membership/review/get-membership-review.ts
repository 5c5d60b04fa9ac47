import { type MembershipReview, membershipDay } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { findPaidOrders } from '../queries.ts';
import { reviewOf } from './review-of.ts';
import { reviewedPeriod } from './reviewed-period.ts';

/** What the package of a business brought, once it comes to its end. */
export async function getMembershipReview(context: ForMember): Promise<{ review?: MembershipReview }> {
  const { businessID } = context.actor.actingBusiness;
  const today = membershipDay(new Date());
  const ending = reviewedPeriod(await findPaidOrders(context.db, businessID), today);
  return ending ? { review: await reviewOf(context, businessID, ending, today) } : {};
}
