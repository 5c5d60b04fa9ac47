import { planRank } from '@kontor/contract';
import type { PaidOrder } from './membership-on.ts';

/**
 * Whether an order that was paid gives nothing that another one does not give already: another that counts holds all of its days with the
 * same or a larger plan. It happens where an order given up was paid after all, and its money goes back.
 */
export function isNeedless(paid: PaidOrder, others: readonly PaidOrder[]): boolean {
  return others.some(
    ({ orderID, planID, startsOn, endsOn }) =>
      orderID !== paid.orderID &&
      planRank(planID) >= planRank(paid.planID) &&
      startsOn <= paid.startsOn &&
      endsOn >= paid.endsOn,
  );
}
