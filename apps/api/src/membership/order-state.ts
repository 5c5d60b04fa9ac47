import type { MembershipOrder } from '@kontor/contract';
import type { EventRow, OrderRow } from './queries.ts';

/** What became of an order: it follows from the set of its events, in whatever order they came. */
export function stateOf(
  order: OrderRow,
  events: readonly Pick<EventRow, 'kind'>[],
): MembershipOrder['state'] {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('refunded')) return 'refunded';
  if (kinds.has('paid')) return 'paid';
  if (order.closed_at || kinds.has('given-up')) return 'given-up';
  if (order.way === 'transfer') return 'waiting';
  return order.asked_at ? 'asked' : 'open';
}
