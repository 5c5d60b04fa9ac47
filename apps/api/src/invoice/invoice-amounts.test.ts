import { dayAfter, daysOf, membershipPlans, upgradePrice, yearFrom } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTaxRules, taxed } from '../membership/tax-rules.ts';
import { amountsOf } from './amounts-of.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

const rules = readTaxRules('MX=IVA 16; IT=IVA 22 reverse; CH=MWST 8.1; HU=AFA 27 reverse');
const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0);
const planIDs = ['gold', 'premium', 'platinum'] as const;
const priceOf = (planID: string) => membershipPlans.find((plan) => plan.planID === planID) ?? fail(planID);
const fail = (planID: string) => {
  throw new Error(`There is no plan ${planID}`);
};

/** An order of any package, at any day of the year, by whoever pays. */
const anOrder = fc
  .record({
    startsOn: fc.date({ min: new Date('2024-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
    gone: fc.integer({ min: 0, max: 364 }),
    plans: fc.constantFrom(
      ...([
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const),
    ),
    isUpgrade: fc.boolean(),
    countryCode: fc.constantFrom('MX', 'IT', 'CH', 'HU', 'US'),
    taxNumber: fc.option(fc.constant('X 1'), { nil: undefined }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ startsOn, gone, plans, isUpgrade, countryCode, taxNumber, price }): InvoicedOrder => {
    const [from, to] = [planIDs[plans[0]], planIDs[plans[1]]];
    const year = yearFrom(startsOn.toISOString().slice(0, 10));
    const today = dayAfter(year.startsOn, Math.min(gone, daysOf(year) - 1));
    const netCents = isUpgrade ? upgradePrice(priceOf(from), priceOf(to), year, today).netCents : price;
    return {
      id: 'id',
      businessID: 'id',
      purpose: isUpgrade ? 'upgrade' : 'new',
      planID: to,
      fromPlanID: isUpgrade ? from : 'standard',
      startsOn: isUpgrade ? today : year.startsOn,
      endsOn: year.endsOn,
      periodStartsOn: year.startsOn,
      netCents,
      ...taxed(rules, { netCents, countryCode, taxNumber }),
      currency: 'USD',
      buyer: { name: 'Regia', countryCode },
      language: 'en',
    };
  });

test('lines and taxes come to the total, to the cent, and a credit note takes all of it back', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const invoice = amountsOf(order, 1);
      const credit = amountsOf(order, -1);
      for (const { lines, netCents, taxes, totalCents } of [invoice, credit]) {
        for (const { quantity, unitCents, cents } of lines) expect(quantity * unitCents).toBe(cents);
        expect(sum(lines.map(({ cents }) => cents))).toBe(netCents);
        expect(netCents + sum(taxes.map(({ cents }) => cents))).toBe(totalCents);
        for (const { baseCents } of taxes) expect(baseCents).toBe(netCents);
      }
      expect(invoice.totalCents + credit.totalCents).toBe(0);
      expect(invoice.totalCents).toBe(order.totalCents);
    }),
  );
});

test('what is written out of an upgrade comes to its price', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const [line] = amountsOf(order, 1).lines;
      const { reckoning } = line ?? {};
      expect(reckoning !== undefined).toBe(order.purpose === 'upgrade');
      if (!reckoning) return;
      const { newPriceCents, oldPriceCents, differenceCents, daysLeft, days } = reckoning;
      expect(newPriceCents - oldPriceCents).toBe(differenceCents);
      expect(Math.floor((differenceCents * daysLeft) / days)).toBe(line?.cents);
    }),
  );
});

test('prices that are others by now are not written out', () => {
  const [order] = fc.sample(
    anOrder.filter(({ purpose }) => purpose === 'upgrade'),
    1,
  );
  if (!order) throw new Error('There is no order');
  expect(
    amountsOf({ ...order, netCents: order.netCents + 5_000_000 }, 1).lines[0]?.reckoning,
  ).toBeUndefined();
});
