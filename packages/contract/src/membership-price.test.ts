import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dayAfter, daysLeft, daysOf, yearFrom } from './membership-period.ts';
import { membershipPlan, membershipPlans } from './membership-plan.ts';
import { plansAbove, upgradePrice } from './membership-price.ts';

const aDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('the difference of 167 days of 365 is rounded down to the cent', () => {
  const period = { startsOn: '2025-09-01', endsOn: '2026-08-31' };
  const gold = membershipPlan('gold');
  expect(upgradePrice(gold, membershipPlan('premium'), period, '2026-03-18')).toEqual({
    newPriceCents: 265_000,
    oldPriceCents: 185_000,
    daysLeft: 167,
    days: 365,
    netCents: 36_602,
  });
  expect(upgradePrice(gold, membershipPlan('platinum'), period, '2026-03-18').netCents).toBe(82_356);
});

it.each([
  ['2025-09-01', '2026-08-31', 365],
  ['2027-03-01', '2028-02-29', 366],
  ['2028-02-29', '2029-02-27', 365],
  ['2026-01-01', '2026-12-31', 365],
])('a year from %s ends on %s', (startsOn, endsOn, days) => {
  expect(yearFrom(startsOn)).toEqual({ startsOn, endsOn });
  expect(daysOf({ startsOn, endsOn })).toBe(days);
});

test('a year has 365 or 366 days, and the next begins the day after it', () => {
  fc.assert(
    fc.property(aDay, (startsOn) => {
      const year = yearFrom(startsOn);
      expect([365, 366]).toContain(daysOf(year));
      expect(daysLeft(year, year.endsOn)).toBe(1);
      expect(daysLeft(year, dayAfter(year.endsOn, 1))).toBe(0);
      expect(daysLeft(year, startsOn)).toBe(daysOf(year));
    }),
  );
});

test('an upgrade never costs more than the difference of a year, nor more than by the way of a plan between', () => {
  const ranks = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 3 })));
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 364 }), ranks, (startsOn, gone, chosen) => {
      const [from, between, to] = chosen.toSorted().map((rank) => membershipPlans[rank]);
      if (!from || !between || !to) throw new Error('There is no such plan');
      const year = yearFrom(startsOn);
      const today = dayAfter(startsOn, gone);
      const price = (low: typeof from, high: typeof from) => upgradePrice(low, high, year, today).netCents;
      expect(price(from, to)).toBeLessThanOrEqual(to.priceInCents - from.priceInCents);
      // Rounded down twice, two steps may be a cent less; they are never more.
      const difference = price(from, to) - price(from, between) - price(between, to);
      expect(difference === 0 || difference === 1).toBe(true);
    }),
  );
});

it('upgrades go up alone', () => {
  expect(plansAbove('standard').map(({ planID }) => planID)).toEqual(['gold', 'premium', 'platinum']);
  expect(plansAbove('premium').map(({ planID }) => planID)).toEqual(['platinum']);
  expect(plansAbove('platinum')).toEqual([]);
});
