import {
  answerTestChallenge,
  confirmSubscription,
  createTestPaymentMethod,
  dayAfter,
  getBusinessMembership,
  getSubscriptionSetup,
  giveUpOrder,
  membershipDay,
  orderByTransfer,
  subscribe,
  yearFrom,
} from '@kontor/contract';
import { readConfig } from '@kontor/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sellerOf } from '../invoice/seller.ts';
import { openProvider } from '../payment/open-provider.ts';
import { internalToken } from '../test/internal-token.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { askProvider } from './ask-provider.ts';
import { checkoutsIn } from './testing-checkout.ts';

const api = await sharedApi();
const { aBuyer, buyerOf, aMember, packageOf, takenFor, ledgerOf } = checkoutsIn(api);
const system = asSystem(api);
const payments = openProvider(() => system, internalToken, {});
const seller = sellerOf(readConfig({}));
const today = membershipDay(new Date());

test('the set-up names the provider and every plan with its price in cents', async () => {
  const { owner } = await aBuyer();
  expect(await owner.call(getSubscriptionSetup, {})).toEqual({
    publicKey: 'pk_test_built_in',
    provider: 'test',
    plans: [
      { planId: 'standard', subscription: 'standard', price: 0, currency: 'USD' },
      { planId: 'gold', subscription: 'gold', price: 185_000, currency: 'USD' },
      { planId: 'premium', subscription: 'premium', price: 265_000, currency: 'USD' },
      { planId: 'platinum', subscription: 'platinum', price: 365_000, currency: 'USD' },
    ],
  });
});

test('a package is bought by card, for a year from today; larger ones are offered for the difference', async () => {
  const { businessID, owner, buy } = await aBuyer({ company_name: 'Regia', country_code: 'MX' });
  const params = { businessID };
  const before = await owner.call(getBusinessMembership, { params });
  expect(before).toMatchObject({ subscription: 'standard', companyName: 'Regia' });
  expect(before.period).toBeUndefined();
  expect(before.offers.map(({ planId, totalCents }) => [planId, totalCents])).toEqual([
    ['gold', 185_000],
    ['premium', 265_000],
    ['platinum', 365_000],
  ]);
  expect((await buy('gold', 'good', { totalCents: 185_000 })).status).toBe('succeeded');
  const after = await owner.call(getBusinessMembership, { params });
  const year = yearFrom(today);
  const days = after.period?.days ?? 0;
  expect(after).toMatchObject({ subscription: 'gold', period: { ...year, daysLeft: days } });
  expect(after.offers).toMatchObject([
    {
      planId: 'premium',
      purpose: 'upgrade',
      totalCents: 80_000,
      upgrade: { fromPlanId: 'gold', daysLeft: days, days },
    },
    { planId: 'platinum', purpose: 'upgrade', totalCents: 180_000 },
  ]);
  expect(await ledgerOf(businessID)).toEqual([['paid', 'checkout', 185_000]]);
});

test('an upgrade pays the difference for the days that are left, and the end stays', async () => {
  const { businessID, owner, buy } = await aBuyer();
  await buy('gold');
  // 198 of 365 days have gone by.
  const startsOn = dayAfter(today, -198);
  const { endsOn } = yearFrom(startsOn);
  await sql`UPDATE membership_orders SET starts_on = ${startsOn}::date, period_starts_on = ${startsOn}::date, ends_on = ${endsOn}::date
    WHERE business_id = ${businessID}`.execute(api.db);
  const { offers, period } = await owner.call(getBusinessMembership, { params: { businessID } });
  const { days = 0, daysLeft = 0 } = period ?? {};
  const difference = Math.floor((80_000 * daysLeft) / days);
  expect(offers[0]).toMatchObject({ planId: 'premium', endsOn, totalCents: difference });
  expect((await buy('premium', 'good', { totalCents: difference })).status).toBe('succeeded');
  expect(await packageOf(businessID)).toBe('premium');
  expect(await owner.call(getBusinessMembership, { params: { businessID } })).toMatchObject({
    period: { startsOn, endsOn },
  });
  expect(await takenFor(businessID)).toEqual([185_000, difference]);
});

test.each([
  ['declined', 'Your card was declined. Use another card or ask your bank.'],
  ['noFunds', 'Your card has insufficient funds.'],
] as const)(
  'a card that is %s charges nothing, and another card pays the same order',
  async (card, message) => {
    const { businessID, buy } = await aBuyer();
    await expect(buy('gold', card)).rejects.toMatchObject({ errorName: 'CardError', message });
    expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['standard', []]);
    expect((await buy('gold')).status).toBe('succeeded');
    expect(await takenFor(businessID)).toEqual([185_000]);
    expect(await ledgerOf(businessID)).toEqual([
      ['declined', 'checkout', 185_000],
      ['paid', 'checkout', 185_000],
    ]);
  },
);

test.each([
  ['4242 4242 4242 4241', '12/49', '314', 'Your card number is incorrect.'],
  ['5555 5555 5555 4444', '12/49', '314', /test cards only/],
  ['4242 4242 4242 4242', '01/20', '314', /expiry date/],
  ['4242 4242 4242 4242', '13/49', '314', /expiry date/],
  ['4242 4242 4242 4242', '12/49', '31', /security code/],
])('the test provider refuses %s, %s, %s', async (number, expiry, cvc, message) => {
  const { owner } = await aBuyer();
  const refused = owner.call(createTestPaymentMethod, { body: { number, expiry, cvc, name: 'A' } });
  await expect(refused).rejects.toMatchObject({
    errorName: 'CardError',
    message: expect.stringMatching(message),
  });
});

test('no number of a card is stored', async () => {
  const { buy } = await aBuyer();
  await buy('gold');
  const { rows } = await sql<{ row: string }>`
    SELECT to_jsonb(m)::text AS row FROM test_payment_methods m UNION ALL SELECT to_jsonb(p)::text FROM test_payments p
  `.execute(api.db);
  expect(rows.filter(({ row }) => /4242\D?4242/.test(row))).toEqual([]);
});

test('what the bank asks is answered with yes: paid; with no: refused, and asked again at the next try', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const asked = await buy('gold', 'asks');
  expect(asked).toMatchObject({ status: 'requiresAction', clientSecret: expect.any(String) });
  const { orderID, clientSecret = '' } = asked;
  const confirm = () => owner.call(confirmSubscription, { body: { businessID, orderID } });
  expect((await confirm()).status).toBe('requiresAction');
  await owner.call(answerTestChallenge, { body: { clientSecret, isApproved: false } });
  await expect(confirm()).rejects.toMatchObject({
    errorName: 'CardError',
    message: expect.stringMatching(/bank did not approve/),
  });
  const again = await buy('gold', 'asks');
  expect(again).toMatchObject({ status: 'requiresAction', orderID });
  await owner.call(answerTestChallenge, {
    body: { clientSecret: again.clientSecret ?? '', isApproved: true },
  });
  expect((await confirm()).status).toBe('succeeded');
  expect((await confirm()).status).toBe('succeeded');
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['gold', [185_000]]);
});

test('an answer that was lost is asked for: the card is charged once', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const { status, orderID } = await buy('gold', 'answerLost');
  expect([status, await packageOf(businessID)]).toEqual(['processing', 'standard']);
  // A second press meanwhile charges nothing.
  expect(await buy('gold')).toEqual({ status: 'processing', orderID });
  expect((await owner.call(confirmSubscription, { body: { businessID, orderID } })).status).toBe('succeeded');
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['gold', [185_000]]);
});

test('who closes the page finds it paid: the provider is asked without them', async () => {
  const { businessID, buy } = await aBuyer();
  const { orderID } = await buy('gold', 'answerLost');
  await askProvider(system, { payments, seller }, orderID);
  await askProvider(system, { payments, seller }, orderID);
  expect(await packageOf(businessID)).toBe('gold');
  expect(await ledgerOf(businessID)).toEqual([['paid', 'question', 185_000]]);
});

test('what never reached the provider can be paid again', async () => {
  const { businessID, owner, buy } = await aBuyer();
  await expect(buy('gold', 'declined')).rejects.toThrow();
  await sql`DELETE FROM test_payments WHERE order_id IN (SELECT id::text FROM membership_orders WHERE business_id = ${businessID})`.execute(
    api.db,
  );
  const { id: orderID } = await api.db
    .updateTable('membership_orders')
    .set({ asked_at: new Date() })
    .where('business_id', '=', businessID)
    .returning('id')
    .executeTakeFirstOrThrow();
  const confirm = () => owner.call(confirmSubscription, { body: { businessID, orderID } });
  expect((await confirm()).status).toBe('processing');
  await api.db
    .updateTable('membership_orders')
    .set({ asked_at: new Date(Date.now() - 40_000) })
    .where('id', '=', orderID)
    .execute();
  await expect(confirm()).rejects.toMatchObject({
    errorName: 'Conflict',
    message: expect.stringMatching(/Nothing was charged/),
  });
  expect((await buy('gold')).status).toBe('succeeded');
  expect(await takenFor(businessID)).toEqual([185_000]);
});

test('two owners, many presses at once: one charge', async () => {
  const { businessID, buy, cardOf, owner } = await aBuyer();
  const other = buyerOf(businessID, await aMember(businessID, 'owner', 'Teo'));
  const paymentMethod = await cardOf('good');
  const press = () =>
    owner.call(subscribe, { body: { businessID, planId: 'gold', email: 'a@b.example', paymentMethod } });
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, press),
    buy('gold'),
    other.buy('gold'),
    other.buy('gold', 'asks'),
  ]);
  expect(new Set(answers.map(({ orderID }) => orderID)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toContain('succeeded');
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['gold', [185_000]]);
  expect(await buy('gold')).toMatchObject({ status: 'succeeded', orderID: answers[0]?.orderID });
  expect(await takenFor(businessID)).toEqual([185_000]);
});

test('another amount than was shown is not charged; what the business has is not sold again', async () => {
  const { businessID, owner, buy } = await aBuyer();
  await expect(buy('gold', 'good', { totalCents: 100 })).rejects.toMatchObject({
    errorName: 'Conflict',
    message: expect.stringMatching(/price/),
  });
  await buy('premium');
  await expect(buy('gold')).rejects.toMatchObject({ errorName: 'Conflict' });
  await buy('platinum');
  const { offers } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(offers).toEqual([]);
});

test('with another plan chosen after a refused card, the first order is given up at the provider', async () => {
  const { businessID, buy } = await aBuyer();
  await expect(buy('gold', 'declined')).rejects.toThrow();
  expect((await buy('platinum')).status).toBe('succeeded');
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['platinum', [365_000]]);
  const { rows } = await sql<{
    state: string;
  }>`SELECT state FROM test_payments p JOIN membership_orders o ON o.id::text = p.order_id
    WHERE o.business_id = ${businessID} ORDER BY p.created_at`.execute(api.db);
  expect(rows.map(({ state }) => state)).toEqual(['canceled', 'paid']);
});

test('who cannot pay by card orders by transfer: the refused purchase is in the way of nothing', async () => {
  const { businessID, owner, buy } = await aBuyer();
  await expect(buy('gold', 'declined')).rejects.toThrow();
  const order = () =>
    owner.call(orderByTransfer, { body: { businessID, planId: 'gold', email: 'a@b.example' } });
  expect(await order()).toMatchObject({ state: 'waiting', way: 'transfer', totalCents: 185_000 });
  expect((await ledgerOf(businessID)).map(([kind]) => kind)).toEqual(['declined', 'given-up']);
  const waiting = await aBuyer();
  await waiting.buy('gold', 'answerLost');
  // It may be paid: that comes first.
  const early = waiting.owner.call(orderByTransfer, {
    body: { businessID: waiting.businessID, planId: 'gold', email: 'a@b.example' },
  });
  await expect(early).rejects.toMatchObject({ errorName: 'Conflict' });
  expect(await takenFor(waiting.businessID)).toEqual([185_000]);
});

test('what the invoice states is what was sent with the card that paid', async () => {
  const { businessID, owner, buy } = await aBuyer({ company_name: 'Regia' });
  await expect(buy('gold', 'declined', { email: 'wrong@regia.example' })).rejects.toThrow();
  const stated = {
    email: 'right@regia.example',
    taxNumber: 'ETE 150318 T74',
    buyerName: ' Envases  Regia, S.A. de C.V. ',
    buyerAddress: 'Av. Hidalgo 12\n\n\n\n64000 Monterrey',
  };
  await buy('gold', 'good', stated);
  const { buyer } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(buyer).toEqual({
    name: 'Envases Regia, S.A. de C.V.',
    address: 'Av. Hidalgo 12\n64000 Monterrey',
    countryCode: 'MX',
    email: stated.email,
    taxNumber: stated.taxNumber,
  });
});

test.each([
  ['buyerName', { buyerName: 'شركة المعادن' }],
  ['buyerName', { buyerName: '주식회사 한빛' }],
  ['buyerAddress', { buyerAddress: 'Λεωφόρος 5\nΑθήνα' }],
  ['taxNumber', { taxNumber: '٣٠٠' }],
])(
  'letters that no invoice can be printed with are refused before anything is charged: %s',
  async (field, stated) => {
    const { businessID, owner, buy } = await aBuyer();
    const refusal = { errorName: 'BadRequest', issues: [{ field, code: 'notPlainText' }] };
    await expect(buy('gold', 'good', stated)).rejects.toMatchObject(refusal);
    const order = { businessID, planId: 'gold' as const, email: 'a@b.example', ...stated };
    await expect(owner.call(orderByTransfer, { body: order })).rejects.toMatchObject(refusal);
    expect(await takenFor(businessID)).toEqual([]);
  },
);

test('a company whose name no invoice can be printed with states another one', async () => {
  const { businessID, owner, buy } = await aBuyer({ company_name: 'شركة المعادن', country_code: 'EG' });
  await expect(buy('gold')).rejects.toMatchObject({ issues: [{ field: 'buyerName' }] });
  expect((await buy('gold', 'good', { buyerName: 'Al Maaden Co. – 上海 Ūkis Łódź Завод' })).status).toBe(
    'succeeded',
  );
  const { companyName, buyer } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect([companyName, buyer.name]).toEqual(['شركة المعادن', 'Al Maaden Co. – 上海 Ūkis Łódź Завод']);
});

test('an order is given up by its business alone, and not once it is paid', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const { orderID } = await buy('gold', 'asks');
  const other = await aBuyer();
  const giveUp = (by: typeof owner, id: string) =>
    by.call(giveUpOrder, { params: { businessID: id, orderID } });
  await expect(giveUp(other.owner, other.businessID)).rejects.toMatchObject({ errorName: 'NotFound' });
  await giveUp(owner, businessID);
  await giveUp(owner, businessID);
  const paid = await buy('gold');
  expect(paid.status).toBe('succeeded');
  expect(paid.orderID).not.toBe(orderID);
});
