import {
  checkVoucher,
  createVoucher,
  dayAfter,
  getBusinessMembership,
  listInvoices,
  listVouchers,
  membershipDay,
  type NewVoucher,
  orderByTransfer,
  redeemVoucher,
  revokeVoucher,
} from '@kontor/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { InvoiceDocument } from '../../invoice/invoice-document.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { checkoutsIn } from '../testing-checkout.ts';
import { discountOf } from './discount-of.ts';

const api = await sharedApi();
const { aBuyer, packageOf, takenFor, ledgerOf, rows } = checkoutsIn(api);
const today = membershipDay(new Date());
let finance: Awaited<ReturnType<typeof api.signIn>>;
beforeAll(async () => {
  const id = await rows.aPerson({ first_name: 'Fay' });
  await api.db.insertInto('operators').values({ person_id: id, role: 'finance' }).execute();
  finance = await api.signIn({ id });
});

const aVoucher = (given: Partial<NewVoucher> = {}) => {
  const { percent = given.amountCents === undefined ? 20 : undefined, ...more } = given;
  const body = { uses: 1, validUntil: dayAfter(today, 30), note: 'A fair', ...more };
  return finance.call(createVoucher, { body: percent === undefined ? body : { ...body, percent } });
};
type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const check = (
  { owner, businessID }: Buyer,
  code: string,
  planId: 'gold' | 'premium' | 'platinum' = 'gold',
) => owner.call(checkVoucher, { query: { businessID, planId, code } });
const redeem = (
  { owner, businessID }: Buyer,
  voucher: string,
  planId: 'gold' | 'premium' | 'platinum' = 'gold',
) => owner.call(redeemVoucher, { body: { businessID, planId, email: 'buyer@regia.example', voucher } });

async function documentOf(businessID: string): Promise<InvoiceDocument | undefined> {
  const row = await api.db
    .selectFrom('invoices')
    .select('document')
    .where('business_id', '=', businessID)
    .executeTakeFirst();
  return row?.document as unknown as InvoiceDocument | undefined;
}

test('a voucher takes its percent off, at the checkout and on the invoice, once for a business', async () => {
  const { code } = await aVoucher({ uses: 5 });
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const buyer = await aBuyer();
  const { businessID, buy } = buyer;
  const typed = ` ${code.toLowerCase()} `;
  expect(await check(buyer, typed)).toMatchObject({
    state: 'usable',
    offer: { voucher: { code, discountCents: 37_000 }, netCents: 148_000, totalCents: 148_000 },
  });
  await expect(buy('gold', 'good', { voucher: code, totalCents: 185_000 })).rejects.toMatchObject({
    errorName: 'Conflict',
  });
  await buy('gold', 'good', { voucher: typed, totalCents: 148_000 });
  expect(await packageOf(businessID)).toBe('gold');
  expect(await takenFor(businessID)).toEqual([148_000]);
  expect((await documentOf(businessID))?.lines).toMatchObject([
    { cents: 148_000, discount: { code, beforeCents: 185_000, cents: 37_000 } },
  ]);
  expect(await check(buyer, code, 'platinum')).toEqual({ state: 'used' });
  await expect(buy('platinum', 'good', { voucher: code })).rejects.toMatchObject({ errorName: 'Conflict' });
  const { items } = await finance.call(listVouchers, { query: { size: 100 } });
  expect(items.find((each) => each.code === code)).toMatchObject({ percent: 20, uses: 5, used: 1 });
});

test('an amount is taken off the difference of an upgrade, and the invoice says how both come about', async () => {
  const buyer = await aBuyer();
  const { businessID, buy, owner } = buyer;
  await buy('gold');
  const { code } = await aVoucher({ amountCents: 10_000, planId: 'premium', businessID });
  expect(await check(buyer, code, 'platinum')).toEqual({ state: 'other-package' });
  expect(await check(await aBuyer(), code, 'premium')).toEqual({ state: 'unknown' });
  expect((await check(buyer, code, 'premium')).offer).toMatchObject({ purpose: 'upgrade', netCents: 70_000 });
  await buy('premium', 'good', { voucher: code, totalCents: 70_000 });
  expect(await takenFor(businessID)).toEqual([185_000, 70_000]);
  const { items } = await owner.call(listInvoices, { params: { businessID }, query: { size: 5 } });
  expect(items[0]).toMatchObject({ planId: 'premium', netCents: 70_000 });
  const { document } = await api.db
    .selectFrom('invoices')
    .select('document')
    .where('number', '=', items[0]?.number ?? '')
    .executeTakeFirstOrThrow();
  expect((document as unknown as InvoiceDocument).lines).toMatchObject([
    {
      cents: 70_000,
      reckoning: { newPriceCents: 265_000, oldPriceCents: 185_000 },
      discount: { beforeCents: 80_000, cents: 10_000 },
    },
  ]);
});

test('a voucher of 100 % has the package begin without a payment, however often it is sent', async () => {
  const buyer = await aBuyer();
  const { businessID, buy, owner } = buyer;
  const { code } = await aVoucher({ percent: 100 });
  await expect(buy('gold', 'good', { voucher: code })).rejects.toMatchObject({ errorName: 'Conflict' });
  const half = await aVoucher({ percent: 50 });
  await expect(redeem(buyer, half.code)).rejects.toMatchObject({ errorName: 'Conflict' });
  const answers = await Promise.all([1, 2, 3].map(() => redeem(buyer, code)));
  expect(new Set(answers.map(({ orderID }) => orderID)).size).toBe(1);
  expect(answers[0]?.status).toBe('succeeded');
  expect(await packageOf(businessID)).toBe('gold');
  expect(await takenFor(businessID)).toEqual([]);
  expect(await ledgerOf(businessID)).toEqual([['paid', 'checkout', 0]]);
  expect(await documentOf(businessID)).toBeUndefined();
  const membership = await owner.call(getBusinessMembership, { params: { businessID } });
  expect(membership.refundable).toBeUndefined();
  expect(membership.offers[0]).toMatchObject({ planId: 'premium', purpose: 'upgrade', netCents: 80_000 });
});

test('of businesses that use the last of a voucher at once, one has it', async () => {
  const { code } = await aVoucher({ percent: 100, uses: 2 });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer()));
  const answers = await Promise.allSettled(buyers.map((buyer) => redeem(buyer, code)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const packages = await Promise.all(buyers.map(({ businessID }) => packageOf(businessID)));
  expect(packages.filter((name) => name === 'gold')).toHaveLength(2);
});

test('a card that is refused keeps the voucher for its business; without it the price is the whole one', async () => {
  const { code } = await aVoucher();
  const buyer = await aBuyer();
  const other = await aBuyer();
  await expect(buyer.buy('gold', 'declined', { voucher: code })).rejects.toMatchObject({
    errorName: 'CardError',
  });
  expect(await check(other, code)).toEqual({ state: 'used' });
  await buyer.buy('gold', 'good', { totalCents: 185_000 });
  expect(await takenFor(buyer.businessID)).toEqual([185_000]);
  expect((await check(other, code)).state).toBe('usable');
});

test('a transfer waits with the reduced amount, which its pro-forma invoice states', async () => {
  const { code } = await aVoucher({ percent: 10 });
  const { businessID, owner } = await aBuyer();
  const body = { businessID, planId: 'gold', email: 'buyer@regia.example', voucher: code } as const;
  expect(await owner.call(orderByTransfer, { body })).toMatchObject({ totalCents: 166_500 });
  expect(await documentOf(businessID)).toMatchObject({ kind: 'pro-forma', totalCents: 166_500 });
});

test('a voucher that was revoked, is over or is mistyped is told as such, and nothing is bought with it', async () => {
  const buyer = await aBuyer();
  const { code } = await aVoucher();
  await finance.call(revokeVoucher, { params: { code } });
  const { revokedAt } = await finance.call(revokeVoucher, { params: { code: code.toLowerCase() } });
  expect(revokedAt).toBeDefined();
  expect(await check(buyer, code)).toEqual({ state: 'ended' });
  await expect(buyer.buy('gold', 'good', { voucher: code })).rejects.toMatchObject({ errorName: 'Conflict' });
  const over = await aVoucher();
  await api.db
    .updateTable('membership_vouchers')
    .set({ valid_until: dayAfter(today, -1) })
    .where('code', '=', over.code)
    .execute();
  expect(await check(buyer, over.code)).toEqual({ state: 'ended' });
  expect(await check(buyer, 'K7QF-2M9T')).toEqual({ state: 'unknown' });
});

test('what takes off nothing, two things, or is over already is no voucher; neither is a code there is', async () => {
  const { code } = await aVoucher({ code: `fair-${today}` });
  expect(code).toBe(`FAIR-${today}`);
  await expect(aVoucher({ code })).rejects.toMatchObject({ errorName: 'Conflict' });
  const refused: Partial<NewVoucher>[] = [
    { percent: 20, amountCents: 100 },
    { validUntil: dayAfter(today, -1) },
    { validUntil: '2027-02-31' },
    { note: ' ' },
    { percent: 101 },
    { code: 'short' },
  ];
  for (const given of refused)
    await expect(aVoucher(given)).rejects.toMatchObject({ errorName: 'BadRequest' });
  const body = { uses: 1, validUntil: dayAfter(today, 30), note: 'A fair' };
  await expect(finance.call(createVoucher, { body })).rejects.toMatchObject({ errorName: 'BadRequest' });
});

test('a discount never exceeds the price, and leaves nothing or what a card can be charged', () => {
  const percent = fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount_cents: fc.constant(null) });
  const amount = fc.record({
    percent: fc.constant(null),
    amount_cents: fc.integer({ min: 1, max: 1_000_000 }),
  });
  const price = fc.integer({ min: 1, max: 365_000 });
  fc.assert(
    fc.property(fc.oneof(percent, amount), price, (voucher, netCents) => {
      const left = netCents - discountOf(voucher, netCents);
      expect(left === 0 || left >= 50).toBe(true);
      expect(left).toBeLessThanOrEqual(netCents);
    }),
    { numRuns: 30 },
  );
});
