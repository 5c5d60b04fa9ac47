import { dayAfter, getBusinessMembership, membershipDay, yearFrom } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { checkoutsIn } from './testing-checkout.ts';
import { turnDay } from './turn-day.ts';

const api = await sharedApi();
const { aBuyer, packageOf, rows } = checkoutsIn(api);
const system = asSystem(api);
const today = membershipDay(new Date());

const shown = async (businessID: string) => {
  const { count } = await api.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', '=', businessID)
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A business with so many products that bought a package. */
async function bought(planId: 'gold' | 'premium', products: number) {
  const buyer = await aBuyer();
  for (let number = 0; number < products; number += 1) await rows.aProduct({ business_id: buyer.businessID });
  await buyer.buy(planId);
  return buyer;
}

test('at its end the business is standard again; its products stay shown for 30 days, then the surplus is hidden, and comes back', async () => {
  const { businessID, owner, buy } = await bought('gold', 12);
  const { endsOn } = yearFrom(today);
  expect([await packageOf(businessID), await shown(businessID)]).toEqual(['gold', 12]);
  await turnDay(system, endsOn);
  expect([await packageOf(businessID), await shown(businessID)]).toEqual(['gold', 12]);
  await turnDay(system, dayAfter(endsOn, 1));
  expect([await packageOf(businessID), await shown(businessID)]).toEqual(['standard', 12]);
  const { surplus } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(surplus).toEqual({ products: 5, until: dayAfter(endsOn, 30) });
  await turnDay(system, dayAfter(endsOn, 30));
  expect(await shown(businessID)).toBe(12);
  await turnDay(system, dayAfter(endsOn, 31));
  expect([await packageOf(businessID), await shown(businessID)]).toEqual(['standard', 7]);
  const { rows: all } = await sql`SELECT 1 FROM products WHERE business_id = ${businessID}`.execute(api.db);
  expect(all).toHaveLength(12);
  // A year later, for the clock of this test.
  await sql`UPDATE membership_orders SET starts_on = starts_on - 400, period_starts_on = period_starts_on - 400, ends_on = ends_on - 400,
    created_at = created_at - interval '400 days' WHERE business_id = ${businessID}`.execute(api.db);
  expect((await buy('gold')).status).toBe('succeeded');
  expect([await packageOf(businessID), await shown(businessID)]).toEqual(['gold', 12]);
});

test('a year that was paid ahead begins without a day between', async () => {
  const { businessID, owner, buy } = await bought('gold', 0);
  await sql`UPDATE membership_orders SET starts_on = starts_on - 340, period_starts_on = period_starts_on - 340, ends_on = ends_on - 340,
    created_at = created_at - interval '340 days' WHERE business_id = ${businessID}`.execute(api.db);
  const before = await owner.call(getBusinessMembership, { params: { businessID } });
  const renewal = before.offers.find(({ purpose }) => purpose === 'renewal');
  const end = before.period?.endsOn ?? '';
  expect(renewal).toMatchObject({ planId: 'gold', totalCents: 185_000, startsOn: dayAfter(end, 1) });
  expect((await buy('gold')).status).toBe('succeeded');
  const after = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(after).toMatchObject({ nextPlanId: 'gold', period: { endsOn: end } });
  await turnDay(system, dayAfter(end, 1));
  expect(await packageOf(businessID)).toBe('gold');
  await turnDay(system, dayAfter(renewal?.endsOn ?? '', 1));
  expect(await packageOf(businessID)).toBe('standard');
});

test('a day that turns twice, late or by three workers at once changes nothing more', async () => {
  const { businessID } = await bought('premium', 0);
  const after = dayAfter(yearFrom(today).endsOn, 3);
  await Promise.all([1, 2, 3].map(() => turnDay(system, after)));
  await turnDay(system, after);
  expect(await packageOf(businessID)).toBe('standard');
});

test('businesses that never ordered anything are left as they are', async () => {
  const businessID = await rows.aBusiness({ subscription: 'platinum' });
  await turnDay(system, dayAfter(today, 800));
  expect(await packageOf(businessID)).toBe('platinum');
});
