import { dayAfter, daysLeft, membershipLimits } from '@kontor/contract';
import { type CurrentMembership, membershipOn, type PaidOrder } from '../membership-on.ts';

/**
 * The package of which a business is told on a day what it brought: the present one in its last 60 days, else one that ended in the last
 * 30 days.
 */
export function reviewedPeriod(orders: readonly PaidOrder[], today: string): CurrentMembership | undefined {
  const current = membershipOn(orders, today);
  if (current && daysLeft(current.period, today) <= membershipLimits.renewalDays) return current;
  const since = dayAfter(today, -membershipLimits.surplusDays);
  const [lastDay] = orders
    .map(({ endsOn }) => endsOn)
    .filter((endsOn) => since <= endsOn && endsOn < today)
    .toSorted()
    .toReversed();
  return lastDay === undefined ? undefined : membershipOn(orders, lastDay);
}
