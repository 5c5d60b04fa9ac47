import { randomUUID } from 'node:crypto';
import { listPaymentDifferences } from '@kontor/contract';
import { KontorError, readConfig } from '@kontor/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sellerOf } from '../invoice/seller.ts';
import { openProvider } from '../payment/open-provider.ts';
import type { Payment, PaymentProvider } from '../payment/payment-provider.ts';
import { internalToken } from '../test/internal-token.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { compareLastDays, comparePayments } from './compare-payments.ts';
import { checkoutsIn } from './testing-checkout.ts';

const api = await sharedApi();
const { aBuyer, packageOf, ledgerOf } = checkoutsIn(api);
const system = asSystem(api);
const payments = openProvider(() => system, internalToken, {});
const warned: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warned.push(said), error() {}, debug() {} };
const comparing = { system, payments, seller: sellerOf(readConfig({})), log };
const compare = (provider: PaymentProvider = payments) =>
  comparePayments(
    { ...comparing, payments: provider },
    { from: new Date(Date.now() - 2 * 86_400_000), to: new Date(Date.now() + 60_000) },
  );

const differences = async (orderID: string) => {
  const { rows } = await sql`SELECT kind, about, ours_cents, theirs_cents FROM payment_differences
    WHERE order_id = ${orderID} ORDER BY about, kind`.execute(api.db);
  return rows;
};

/** The provider, whose answers about one order are others. */
const lying = (orderID: string, lie: (payment: Payment) => Payment | undefined): PaymentProvider => ({
  ...payments,
  async find(asked) {
    const payment = await payments.find(asked);
    return payment && asked === orderID ? lie(payment) : payment;
  },
  async *paymentsBetween(from, to) {
    for await (const payment of payments.paymentsBetween(from, to)) {
      const told = payment.orderID === orderID ? lie(payment) : payment;
      if (told) yield told;
    }
  },
});

test('what the provider alone knows is recorded, and the business has its package', async () => {
  const { businessID, buy } = await aBuyer();
  const { orderID } = await buy('gold', 'answerLost');
  expect(await packageOf(businessID)).toBe('standard');
  await compare();
  await compare();
  expect(await packageOf(businessID)).toBe('gold');
  expect(await ledgerOf(businessID)).toEqual([['paid', 'comparison', 185_000]]);
  expect(await differences(orderID)).toEqual([]);
});

test('a refund that was made at the provider is recorded', async () => {
  const { businessID, buy } = await aBuyer();
  const { orderID } = await buy('gold');
  await payments.refund(orderID);
  await compare();
  expect(await packageOf(businessID)).toBe('standard');
  expect(await ledgerOf(businessID)).toEqual([
    ['paid', 'checkout', 185_000],
    ['refunded', 'comparison', 185_000],
  ]);
});

test('where both say the same nothing is noted', async () => {
  const { buy } = await aBuyer();
  const { orderID } = await buy('premium');
  await compare();
  expect(await differences(orderID)).toEqual([]);
});

test.each([
  ['another amount', (payment: Payment) => ({ ...payment, amountCents: 1_850 }), ['amount', 185_000, 1_850]],
  [
    'another currency',
    (payment: Payment) => ({ ...payment, currency: 'MXN' }),
    ['currency', 185_000, 185_000],
  ],
  ['nothing of it', () => undefined, ['only-in-ledger', 185_000, null]],
] as const)('the provider says %s: noted and logged once', async (_, lie, [kind, ours, theirs]) => {
  const { businessID, buy } = await aBuyer();
  const { orderID } = await buy('gold');
  warned.length = 0;
  await compare(lying(orderID, lie));
  await compare(lying(orderID, lie));
  expect(await differences(orderID)).toEqual([
    { kind, about: 'paid', ours_cents: ours, theirs_cents: theirs },
  ]);
  expect(warned).toEqual([
    [
      { difference: expect.objectContaining({ order_id: orderID, kind }) },
      'A payment differs from the ledger',
    ],
  ]);
  expect(await packageOf(businessID)).toBe('gold');
});

test.each([randomUUID(), 'an order of another shop'])('a payment for %s is noted', async (orderID) => {
  const paid: Payment = {
    orderID,
    id: `pay_${randomUUID()}`,
    amountCents: 4_200,
    currency: 'USD',
    state: 'paid',
    clientSecret: 'x',
    paidAt: new Date(),
  };
  await compare({
    ...payments,
    async *paymentsBetween() {
      yield paid;
    },
  });
  expect(await differences(orderID)).toEqual([
    { kind: 'no-order', about: 'paid', ours_cents: null, theirs_cents: 4_200 },
  ]);
});

test('while the provider does not answer it is said, and the next night compares', async () => {
  const away: PaymentProvider = {
    ...payments,
    // biome-ignore lint/correctness/useYield: it fails before
    async *paymentsBetween() {
      throw new KontorError('Unavailable', 'away');
    },
  };
  warned.length = 0;
  await compareLastDays({ ...comparing, payments: away }, new Date());
  expect(warned).toHaveLength(1);
});

test('finance operators read the differences page by page, and nobody else', async () => {
  const operator = await api.signIn();
  const call = (query: { size: number; after?: string }) => operator.call(listPaymentDifferences, { query });
  await expect(call({ size: 2 })).rejects.toMatchObject({ errorName: 'Forbidden' });
  await api.db.insertInto('operators').values({ person_id: operator.id, role: 'finance' }).execute();
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await call({ size: 2, ...(after ? { after } : {}) });
    found.push(...page.items.map(({ providerID }) => providerID));
    after = page.next;
  } while (after);
  const { rows } = await sql<{ provider_id: string }>`SELECT provider_id FROM payment_differences`.execute(
    api.db,
  );
  expect(found.toSorted()).toEqual(rows.map(({ provider_id }) => provider_id).toSorted());
  expect(found.length).toBeGreaterThan(3);
  await expect(call({ size: 2, after: 'x' })).rejects.toMatchObject({ errorName: 'BadRequest' });
});
