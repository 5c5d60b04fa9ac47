import { dayAfter, membershipPlans, yearFrom } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membershipAfter, membershipOn, type PaidOrder, type PaidPlanID } from './membership-on.ts';
import { isNeedless } from './needless.ts';

const order = (
  orderID: string,
  planID: PaidPlanID,
  startsOn: string,
  endsOn: string,
  periodStartsOn = startsOn,
) => ({
  orderID,
  planID,
  startsOn,
  endsOn,
  periodStartsOn,
});
const gold = order('a', 'gold', '2026-01-10', '2027-01-09');
const premium = order('b', 'premium', '2026-05-01', '2027-01-09', '2026-01-10');
const next = order('c', 'gold', '2027-01-10', '2028-01-09');

test('the largest plan whose days hold the day counts; its year is that of the first order', () => {
  expect(membershipOn([gold, premium], '2026-01-09')).toBeUndefined();
  expect(membershipOn([gold, premium], '2026-04-30')?.planID).toBe('gold');
  expect(membershipOn([gold, premium], '2026-05-01')).toEqual({
    planID: 'premium',
    period: { startsOn: '2026-01-10', endsOn: '2027-01-09' },
  });
  expect(membershipOn([gold, premium], '2027-01-09')?.planID).toBe('premium');
  expect(membershipOn([gold, premium], '2027-01-10')).toBeUndefined();
});

test('a year that is paid ahead begins when the one before it ends', () => {
  expect(membershipAfter([next, gold], '2026-12-01')).toBe(next);
  expect(membershipOn([next, gold], '2027-01-10')?.planID).toBe('gold');
  expect(membershipAfter([next, gold], '2027-01-10')).toBeUndefined();
});

test('what another order gives already is needless', () => {
  expect(isNeedless(order('d', 'gold', '2026-02-01', '2027-01-09'), [gold])).toBe(true);
  expect(isNeedless(order('d', 'gold', '2026-02-01', '2027-01-31'), [gold])).toBe(false);
  expect(isNeedless(premium, [gold])).toBe(false);
  expect(isNeedless(gold, [gold])).toBe(false);
});

const anOrder = fc
  .record({
    orderID: fc.uuid(),
    planID: fc.constantFrom<PaidPlanID>('gold', 'premium', 'platinum'),
    from: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ orderID, planID, from }): PaidOrder => {
    const year = yearFrom(dayAfter('2026-01-01', from));
    return { orderID, planID, ...year, periodStartsOn: year.startsOn };
  });

test('it follows from the set of orders: their sequence does not matter, and no other plan on that day is larger', () => {
  const day = fc.integer({ min: 0, max: 1300 }).map((days) => dayAfter('2026-01-01', days));
  fc.assert(
    fc.property(
      fc.array(anOrder, { maxLength: 6 }),
      day,
      fc.infiniteStream(fc.nat()),
      (orders, today, random) => {
        const shuffled = orders
          .map((each) => ({ each, key: random.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each);
        const found = membershipOn(orders, today);
        expect(membershipOn(shuffled, today)).toEqual(found);
        const ranks = orders
          .filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn)
          .map(({ planID }) => membershipPlans.findIndex((plan) => plan.planID === planID));
        const rank = found ? membershipPlans.findIndex((plan) => plan.planID === found.planID) : -1;
        expect(rank).toBe(Math.max(-1, ...ranks));
      },
    ),
  );
});
