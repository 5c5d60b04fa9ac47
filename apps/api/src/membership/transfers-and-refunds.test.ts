import {
  getBusinessMembership,
  listInvoices,
  listTransfers,
  markTransferPaid,
  markTransferRefunded,
  membershipDay,
  orderByTransfer,
  refundMembership,
  stopRenewal,
  yearFrom,
} from '@kontor/contract';
import { readConfig } from '@kontor/server';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sellerOf } from '../invoice/seller.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { lapseTransfers } from './lapse-transfers.ts';
import { findRefundsDue } from './queries.ts';
import { checkoutsIn } from './testing-checkout.ts';

const api = await sharedApi();
const { aBuyer, packageOf, takenFor, ledgerOf, rows } = checkoutsIn(api);
const today = membershipDay(new Date());
let finance: Awaited<ReturnType<typeof api.signIn>>;
beforeAll(async () => {
  const id = await rows.aPerson({ first_name: 'Fay' });
  await api.db.insertInto('operators').values({ person_id: id, role: 'finance' }).execute();
  finance = await api.signIn({ id });
});

async function ordered(planId: 'gold' | 'premium' = 'gold') {
  const buyer = await aBuyer({ company_name: 'Regia' });
  const { businessID, owner } = buyer;
  const body = { businessID, planId, email: 'buyer@regia.example', taxNumber: ' ETE 150318 T74 ' };
  const order = () => owner.call(orderByTransfer, { body });
  return { ...buyer, order, first: await order() };
}
const arrived = (orderID: string, more: object = {}) =>
  finance.call(markTransferPaid, {
    params: { orderID },
    body: { receivedOn: today, reference: 'SEPA 4711', amountCents: 185_000, ...more },
  });

test('a transfer is awaited, and the membership begins when the finance operator notes that it arrived', async () => {
  const { businessID, owner, order, first, buy } = await ordered();
  expect(first).toMatchObject({ state: 'waiting', way: 'transfer', totalCents: 185_000, planId: 'gold' });
  expect((await order()).orderID).toBe(first.orderID);
  expect(await packageOf(businessID)).toBe('standard');
  await expect(buy('gold')).rejects.toMatchObject({ errorName: 'Conflict' });
  const { items } = await finance.call(listTransfers, { query: { state: 'awaited', size: 100 } });
  expect(items).toContainEqual({
    order: first,
    businessID,
    companyName: 'Regia',
    proForma: expect.stringMatching(/^PF-\d{4}-\d{6}$/),
  });
  await expect(arrived(first.orderID, { amountCents: 184_999 })).rejects.toMatchObject({
    errorName: 'Conflict',
  });
  await expect(arrived(first.orderID, { receivedOn: '2026-02-31' })).rejects.toMatchObject({
    errorName: 'BadRequest',
  });
  expect(await arrived(first.orderID)).toMatchObject({ state: 'paid' });
  expect(await arrived(first.orderID)).toMatchObject({ state: 'paid' });
  expect(await packageOf(businessID)).toBe('gold');
  expect(await ledgerOf(businessID)).toEqual([['paid', 'finance', 185_000]]);
  const { period, buyer } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(period).toMatchObject(yearFrom(today));
  expect(buyer.taxNumber).toBe('ETE 150318 T74');
});

test('one that arrives late begins on the day it arrives, and one that lapsed still counts', async () => {
  const { businessID, owner, first } = await ordered();
  await sql`UPDATE membership_orders SET created_at = created_at - interval '20 days', starts_on = starts_on - 20,
    period_starts_on = period_starts_on - 20, ends_on = ends_on - 20 WHERE id = ${first.orderID}`.execute(
    api.db,
  );
  await lapseTransfers(asSystem(api), sellerOf(readConfig({})), 14);
  const { order } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(order).toBeUndefined();
  expect(await arrived(first.orderID)).toMatchObject({ state: 'paid' });
  const { period } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(period).toMatchObject(yearFrom(today));
});

test('a purchase is given back within 14 days: the money goes back once, and the package with it', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const { orderID } = await buy('gold');
  await buy('premium');
  const refund = (id: string) =>
    owner.call(refundMembership, { params: { businessID }, body: { orderID: id } });
  await expect(refund(orderID)).rejects.toMatchObject({ errorName: 'Conflict' });
  const { refundable } = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(refundable?.totalCents).toBe(80_000);
  const last = refundable?.orderID ?? '';
  const answers = await Promise.all(Array.from({ length: 4 }, () => refund(last)));
  expect(answers.map(({ orderID: id }) => id)).toEqual(Array.from({ length: 4 }, () => last));
  expect(await refund(last)).toEqual({ orderID: last, status: 'refunded' });
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['gold', [185_000]]);
  expect(await refund(orderID)).toEqual({ orderID, status: 'refunded' });
  expect([await packageOf(businessID), await takenFor(businessID)]).toEqual(['standard', []]);
  expect((await ledgerOf(businessID)).filter(([kind]) => kind === 'refunded')).toHaveLength(2);
});

test('what came by transfer is sent back by the finance operator; the package ends before, and the credit note follows', async () => {
  const { businessID, owner, first } = await ordered();
  await arrived(first.orderID);
  const params = { orderID: first.orderID };
  const sent = () =>
    finance.call(markTransferRefunded, { params, body: { sentOn: today, reference: 'SEPA 4712' } });
  await expect(sent()).rejects.toMatchObject({ errorName: 'Conflict' });
  const toRefund = async () =>
    (await finance.call(listTransfers, { query: { state: 'to-refund', size: 100 } })).items.filter(
      ({ order }) => order.orderID === first.orderID,
    );
  expect(await toRefund()).toEqual([]);
  const answer = await owner.call(refundMembership, { params: { businessID }, body: params });
  expect(answer.status).toBe('processing');
  expect(await packageOf(businessID)).toBe('standard');
  // The provider of cards knows nothing of it and is not asked.
  expect((await findRefundsDue(api.db, 1_000)).map(({ id }) => id)).not.toContain(first.orderID);
  expect(await toRefund()).toMatchObject([{ businessID, order: { state: 'paid', totalCents: 185_000 } }]);
  expect(await sent()).toMatchObject({ state: 'refunded' });
  expect(await sent()).toMatchObject({ state: 'refunded' });
  expect(await toRefund()).toEqual([]);
  expect(await ledgerOf(businessID)).toEqual([
    ['paid', 'finance', 185_000],
    ['refunded', 'finance', 185_000],
  ]);
  const { items } = await owner.call(listInvoices, { params: { businessID }, query: { size: 10 } });
  expect(items.map(({ kind }) => kind)).toEqual(['credit-note', 'invoice', 'pro-forma']);
});

test('after 14 days nothing is given back', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const { orderID } = await buy('gold');
  await sql`ALTER TABLE ledger_events DISABLE TRIGGER refuse_change`.execute(api.db);
  await sql`UPDATE ledger_events SET happened_at = happened_at - interval '15 days' WHERE order_id = ${orderID}`.execute(
    api.db,
  );
  await sql`ALTER TABLE ledger_events ENABLE TRIGGER refuse_change`.execute(api.db);
  const refund = owner.call(refundMembership, { params: { businessID }, body: { orderID } });
  await expect(refund).rejects.toMatchObject({ errorName: 'Conflict' });
});

test('nothing in the ledger is written over or removed', async () => {
  const { buy } = await aBuyer();
  const { orderID } = await buy('gold');
  for (const change of [
    sql`UPDATE ledger_events SET amount_cents = 1 WHERE order_id = ${orderID}`,
    sql`DELETE FROM ledger_events WHERE order_id = ${orderID}`,
  ])
    await expect(change.execute(api.db)).rejects.toThrow(/only added to/);
});

test('the next year is paid with the same card only where the owner chose it, and they end it in one press', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const look = () => owner.call(getBusinessMembership, { params: { businessID } });
  await buy('gold');
  expect((await look()).renewal).toBeUndefined();
  await buy('premium', 'good', { renews: true });
  expect((await look()).renewal).toEqual({ card: 'Test 4242', chosenAt: expect.any(String) });
  await owner.call(stopRenewal, { params: { businessID } });
  await owner.call(stopRenewal, { params: { businessID } });
  expect((await look()).renewal).toBeUndefined();
});

test('a renewal goes with the package it was chosen for: the next one is not renewed silently', async () => {
  const { businessID, owner, buy } = await aBuyer();
  const look = () => owner.call(getBusinessMembership, { params: { businessID } });
  const { orderID } = await buy('gold', 'good', { renews: true });
  await owner.call(refundMembership, { params: { businessID }, body: { orderID } });
  await buy('premium');
  expect(await look()).toMatchObject({ subscription: 'premium' });
  expect((await look()).renewal).toBeUndefined();
});
