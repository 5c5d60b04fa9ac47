import { dayAfter, type MembershipOrder, membershipDay, membershipLimits } from '@kontor/contract';
import type { PaidPlanID } from './membership-on.ts';
import { stateOf } from './order-state.ts';
import type { EventRow, OrderRow } from './queries.ts';

export function presentOrder(order: OrderRow, events: readonly Pick<EventRow, 'kind'>[]): MembershipOrder {
  const state = stateOf(order, events);
  return {
    orderID: order.id,
    planId: order.plan_id as PaidPlanID,
    way: order.way as MembershipOrder['way'],
    state,
    totalCents: order.total_cents,
    currency: order.currency,
    createdAt: order.created_at.toISOString(),
    ...(state === 'waiting'
      ? { payBefore: dayAfter(membershipDay(order.created_at), membershipLimits.transferDays) }
      : {}),
  };
}
