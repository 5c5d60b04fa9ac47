import { dayAfter, getMembershipReview, membershipDay, yearFrom } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import type { PaidOrder } from '../membership-on.ts';
import { checkoutsIn } from '../testing-checkout.ts';
import { reviewedPeriod } from './reviewed-period.ts';

const api = await sharedApi();
const { aBuyer } = checkoutsIn(api);
const today = membershipDay(new Date());

const year = (startsOn: string, planID: PaidOrder['planID'] = 'gold'): PaidOrder => ({
  orderID: startsOn,
  planID,
  ...yearFrom(startsOn),
  periodStartsOn: startsOn,
});

test('what a package brought is told in its last 60 days and for 30 days after, of one that was renewed as well', () => {
  const orders = [year('2025-03-01')];
  const { endsOn } = yearFrom('2025-03-01');
  const told = (day: string, of = orders) => reviewedPeriod(of, day)?.period.startsOn;
  expect(told(dayAfter(endsOn, -60))).toBeUndefined();
  expect(told(dayAfter(endsOn, -59))).toBe('2025-03-01');
  expect(told(endsOn)).toBe('2025-03-01');
  expect(told(dayAfter(endsOn, 30))).toBe('2025-03-01');
  expect(told(dayAfter(endsOn, 31))).toBeUndefined();
  const renewed = [...orders, year('2026-03-01')];
  expect(told(dayAfter(endsOn, 10), renewed)).toBe('2025-03-01');
  expect(told(dayAfter(endsOn, 40), renewed)).toBeUndefined();
});

test('it adds up the views, searches and boosts of the year, and nothing of another time', async () => {
  const { businessID, owner, admin, buy } = await aBuyer();
  await buy('gold');
  const review = () => admin.call(getMembershipReview, { params: { businessID } });
  expect(await review()).toEqual({});
  await sql`UPDATE membership_orders SET starts_on = starts_on - 340, period_starts_on = period_starts_on - 340, ends_on = ends_on - 340
    WHERE business_id = ${businessID}`.execute(api.db);
  const count = (day: string, kind: string, times: number) => ({
    day,
    kind,
    part: '',
    count: times,
    business_id: businessID,
  });
  await api.db
    .insertInto('dashboard_days')
    .values([
      count(dayAfter(today, -1), 'profile-view', 5),
      count(dayAfter(today, -339), 'product-view', 7),
      count(dayAfter(today, -341), 'profile-view', 100),
      count(today, 'search', 3),
    ])
    .execute();
  await sql`WITH boost AS (
      INSERT INTO boosts (business_id, kind, month, number, starts_at, ends_at)
      VALUES (${businessID}, 'business', date_trunc('month', now() - interval '40 days'), 1, now() - interval '40 days', now() - interval '33 days')
      RETURNING id
    ) INSERT INTO boost_days (boost_id, day, shows, clicks, inquiries)
    SELECT id, current_date - 40 + n, 10, 2, 1 FROM boost, generate_series(0, 1) AS n`.execute(api.db);
  const { review: found } = await owner.call(getMembershipReview, { params: { businessID } });
  expect(found).toMatchObject({
    planId: 'gold',
    startsOn: dayAfter(today, -340),
    isOver: false,
    profileViews: 5,
    productViews: 7,
    searches: 3,
    inquiries: 0,
    boosts: { used: 1, shows: 20, clicks: 4, inquiries: 2 },
    supportMinutes: 0,
  });
});
