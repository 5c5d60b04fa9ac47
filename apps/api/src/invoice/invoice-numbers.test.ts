import { randomUUID } from 'node:crypto';
import { listInvoices } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sellerSettings } from '../test/seller-settings.ts';
import { sharedApi } from '../test/shared-api.ts';
import { untilAnswered } from '../test/until-answered.ts';
import { asSystem, write } from '../write/write.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sellerOf } from './seller.ts';
import { invoicesIn } from './testing-invoices.ts';

const api = await sharedApi();
const { aBuyer, listOf, haveNoGaps } = invoicesIn(api);
const system = asSystem(api);
const seller = sellerOf(sellerSettings);

/** An order of the database, as it is invoiced. */
async function anOrder(): Promise<InvoicedOrder> {
  const businessID = randomUUID();
  const order = {
    purpose: 'new',
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    currency: 'USD',
    net_cents: 185_000,
    total_cents: 185_000,
    language: 'en',
  } as const;
  const { id } = await api.db
    .insertInto('membership_orders')
    .values({
      ...order,
      business_id: businessID,
      plan_id: 'gold',
      from_plan_id: 'standard',
      period_starts_on: order.starts_on,
      way: 'card',
      buyer: '{}',
      provider: 'test',
      closed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    businessID,
    purpose: 'new',
    planID: 'gold',
    fromPlanID: 'standard',
    startsOn: order.starts_on,
    endsOn: order.ends_on,
    periodStartsOn: order.starts_on,
    netCents: order.net_cents,
    taxLines: [],
    totalCents: order.total_cents,
    currency: 'USD',
    buyer: { name: 'Regia', countryCode: 'MX' },
    language: 'en',
  };
}

test('fifty payments at the same time have numbers that follow each other', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer()));
  await Promise.all(buyers.map(({ buy }) => untilAnswered(() => buy('gold'))));
  const numbers = (await Promise.all(buyers.map(listOf)))
    .flat()
    .map(({ number }) => Number(number.slice(-6)));
  expect(numbers).toHaveLength(50);
  const first = Math.min(...numbers);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, place) => first + place));
  expect(await haveNoGaps()).toBe(true);
});

test('a transaction that rolls back gives its number back, whatever others do meanwhile', async () => {
  const thrown = new Error('after the invoice was issued');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ fails: fc.boolean(), year: fc.constantFrom('2024', '2025') }), { maxLength: 12 }),
      async (payments) => {
        const orders = await Promise.all(
          payments.map(async (payment) => ({ ...payment, order: await anOrder() })),
        );
        const done = await Promise.allSettled(
          orders.map(({ fails, year, order }) =>
            write(system, undefined, async (trx) => {
              const issued = { seller, issuedOn: `${year}-05-05` };
              await issueInvoice(trx, 'invoice', order, issued);
              if (fails) throw thrown;
            }),
          ),
        );
        expect(done.map(({ status }) => status === 'rejected')).toEqual(payments.map(({ fails }) => fails));
        expect(await haveNoGaps()).toBe(true);
      },
    ),
  );
});

test('sellers, series and years are counted apart; the seventh digit is written', async () => {
  const issue = async (kind: 'invoice' | 'pro-forma', issuedOn: string, name: string) => {
    const order = await anOrder();
    const issued = { seller: { ...seller, name }, issuedOn };
    return (await write(system, undefined, (trx) => issueInvoice(trx, kind, order, issued)))?.number;
  };
  const name = `Seller ${randomUUID()}`;
  expect(await issue('invoice', '2030-01-01', name)).toBe('K-2030-000001');
  expect(await issue('pro-forma', '2030-01-01', name)).toBe('PF-2030-000001');
  expect(await issue('invoice', '2030-12-31', name)).toBe('K-2030-000002');
  expect(await issue('invoice', '2031-01-01', name)).toBe('K-2031-000001');
  expect(await issue('invoice', '2030-06-01', `Seller ${randomUUID()}`)).toBe('K-2030-000001');
  const large = `Seller ${randomUUID()}`;
  await api.db
    .insertInto('invoice_numbers')
    .values({ seller: large, series: 'K', year: 2030, last: 999_999 })
    .execute();
  expect(await issue('invoice', '2030-01-01', large)).toBe('K-2030-1000000');
  await api.db.deleteFrom('invoice_numbers').where('seller', '=', large).execute();
});

test('invoices of another business are not listed', async () => {
  const one = await aBuyer();
  const other = await aBuyer();
  await one.buy('gold');
  expect(await listOf(other)).toEqual([]);
  const asked = other.owner.call(listInvoices, {
    params: { businessID: one.businessID },
    query: { size: 5 },
  });
  await expect(asked).rejects.toMatchObject({ errorName: 'Forbidden' });
});
