import {
  dayAfter,
  exportPerson,
  forgetPerson,
  giveUpOrder,
  listInvoices,
  markTransferPaid,
  membershipDay,
  orderByTransfer,
  refundMembership,
  yearFrom,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { invoicesIn } from './testing-invoices.ts';

const api = await sharedApi(undefined, { TAX_RULES: 'IT=IVA 22 reverse; MX=IVA 16' });
const { aBuyer, rows, listOf, documentsOf, haveNoGaps } = invoicesIn(api);
const today = membershipDay(new Date());
const year = today.slice(0, 4);
let finance: Awaited<ReturnType<typeof api.signIn>>;
beforeAll(async () => {
  const id = await rows.aPerson({ first_name: 'Fay' });
  await api.db.insertInto('operators').values({ person_id: id, role: 'finance' }).execute();
  finance = await api.signIn({ id });
});

const pattern = (series: string) => new RegExp(`^${series}-${year}-\\d{6}$`);

test('a payment by card issues an invoice with all that is asked of one', async () => {
  const buyer = await aBuyer({ company_name: 'Regia', country_code: 'MX', legal_address_english: 'Calle 5' });
  await buyer.buy('gold', 'good', { taxNumber: 'ETE 150318 T74' });
  const [invoice, ...others] = await listOf(buyer);
  expect(others).toEqual([]);
  expect(invoice).toEqual({
    invoiceID: expect.any(String),
    number: expect.stringMatching(pattern('K')),
    kind: 'invoice',
    issuedOn: today,
    planId: 'gold',
    ...yearFrom(today),
    hasTaxNumber: true,
    state: 'paid',
    netCents: 185_000,
    taxCents: 29_600,
    totalCents: 214_600,
    currency: 'USD',
  });
  const line = { planID: 'gold', ...yearFrom(today), quantity: 1, unitCents: 185_000, cents: 185_000 };
  expect(await documentsOf(buyer.businessID)).toEqual([
    {
      kind: 'invoice',
      number: invoice?.number,
      issuedOn: today,
      language: 'en',
      seller: {
        name: 'Kontor Network, Inc.',
        address: 'Miami, FL',
        countryCode: 'US',
        taxNumber: 'EIN 00-0000000',
      },
      buyer: { name: 'Regia', address: 'Calle 5', countryCode: 'MX', taxNumber: 'ETE 150318 T74' },
      lines: [line],
      netCents: 185_000,
      taxes: [{ name: 'IVA 16 %', percent: 16, baseCents: 185_000, cents: 29_600, isReversed: false }],
      totalCents: 214_600,
      currency: 'USD',
      suppliedOn: today,
      payment: { way: 'card', on: today, card: 'Test 4242' },
    },
  ]);
});

test.each([
  ['Calle 5', '72000', 'Puebla', 'Calle 5\n72000 Puebla'],
  ['Calle 5, 72000 Puebla', '72000', 'Puebla', 'Calle 5, 72000 Puebla'],
  ['Calle 5', null, null, 'Calle 5'],
])(
  'the address is that of the profile, with its city: %s, %s, %s',
  async (street, zipcode, city, address) => {
    const buyer = await aBuyer({ legal_address_english: street, zipcode, city });
    await buyer.buy('gold');
    const [document] = await documentsOf(buyer.businessID);
    expect(document?.buyer.address).toBe(address);
  },
);

test('an upgrade writes out the difference and the days that are left', async () => {
  const buyer = await aBuyer({ country_code: 'US' });
  await buyer.buy('gold');
  const startsOn = dayAfter(today, -198);
  const { endsOn } = yearFrom(startsOn);
  await sql`UPDATE membership_orders SET starts_on = ${startsOn}::date, period_starts_on = ${startsOn}::date, ends_on = ${endsOn}::date
    WHERE business_id = ${buyer.businessID}`.execute(api.db);
  await buyer.buy('premium');
  const [, upgrade] = await documentsOf(buyer.businessID);
  const [line] = upgrade?.lines ?? [];
  const { days = 0, daysLeft = 0 } = line?.reckoning ?? {};
  expect(line).toEqual({
    planID: 'premium',
    startsOn: today,
    endsOn,
    quantity: 1,
    unitCents: Math.floor((80_000 * daysLeft) / days),
    cents: Math.floor((80_000 * daysLeft) / days),
    reckoning: {
      newPriceCents: 265_000,
      oldPlanID: 'gold',
      oldPriceCents: 185_000,
      differenceCents: 80_000,
      daysLeft,
      days,
    },
  });
  expect(days - daysLeft).toBe(198);
  expect(upgrade).toMatchObject({ taxes: [], totalCents: line?.cents });
});

test('money that goes back has a credit note in the same series, which names the invoice', async () => {
  const buyer = await aBuyer({ country_code: 'MX' });
  const { businessID, owner } = buyer;
  const { orderID } = await buyer.buy('gold');
  const refund = () => owner.call(refundMembership, { params: { businessID }, body: { orderID } });
  await Promise.all([refund(), refund()]);
  await refund();
  const [credit, invoice, ...others] = await listOf(buyer);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', state: 'credited', totalCents: 214_600 });
  expect(credit).toMatchObject({
    kind: 'credit-note',
    number: expect.stringMatching(pattern('K')),
    state: 'settled',
    credits: invoice?.number,
    netCents: -185_000,
    taxCents: -29_600,
    totalCents: -214_600,
  });
  const [, document] = await documentsOf(businessID);
  expect(document).toMatchObject({
    corrects: { number: invoice?.number, issuedOn: today },
    payment: { way: 'card', on: today },
    lines: [{ quantity: 1, unitCents: -185_000 }],
    taxes: [{ baseCents: -185_000, cents: -29_600 }],
  });
  expect(document).not.toHaveProperty('suppliedOn');
});

test('who states a tax number where tax is reversed owes it themselves', async () => {
  const buyer = await aBuyer({ country_code: 'IT' });
  await buyer.buy('gold', 'good', { taxNumber: 'IT 01234567890' });
  const [document] = await documentsOf(buyer.businessID);
  expect(document).toMatchObject({ netCents: 185_000, totalCents: 185_000 });
  expect(document?.taxes).toMatchObject([{ percent: 0, baseCents: 185_000, cents: 0, isReversed: true }]);
});

test('an order by transfer has a pro-forma invoice, which its invoice settles', async () => {
  const buyer = await aBuyer({ country_code: 'MX' });
  const { businessID, owner } = buyer;
  const body = { businessID, planId: 'gold', email: 'buyer@regia.example' } as const;
  const { orderID } = await owner.call(orderByTransfer, { body });
  await owner.call(orderByTransfer, { body });
  const before = dayAfter(today, 14);
  const proForma = { kind: 'pro-forma', number: expect.stringMatching(pattern('PF')), totalCents: 214_600 };
  expect(await listOf(buyer)).toMatchObject([{ ...proForma, state: 'waiting', stateOn: before }]);
  const [document] = await documentsOf(businessID);
  expect(document?.payTo).toEqual({
    holder: 'EXAMPLE, Kontor Network, Inc.',
    iban: 'EXAMPLE 00 0000 0000 0000',
    bic: 'EXAMPLE0',
    before,
  });
  await finance.call(markTransferPaid, {
    params: { orderID },
    body: { receivedOn: today, reference: 'SEPA 4711', amountCents: 214_600 },
  });
  expect(await listOf(buyer)).toMatchObject([
    { kind: 'invoice', state: 'paid' },
    { ...proForma, state: 'settled' },
  ]);
  expect((await documentsOf(businessID))[1]?.payment).toEqual({ way: 'transfer', on: today });
});

test('a pro-forma invoice whose order was given up was cancelled; one that nobody paid in time has lapsed', async () => {
  const buyer = await aBuyer();
  const { businessID, owner } = buyer;
  const { orderID } = await owner.call(orderByTransfer, {
    body: { businessID, planId: 'gold', email: 'buyer@regia.example' },
  });
  await owner.call(giveUpOrder, { params: { businessID, orderID } });
  expect(await listOf(buyer)).toMatchObject([{ kind: 'pro-forma', state: 'cancelled', stateOn: today }]);
  const end = dayAfter(today, 14);
  await sql`UPDATE membership_orders SET closed_at = ${end}::date + interval '1 hour' WHERE id = ${orderID}`.execute(
    api.db,
  );
  expect(await listOf(buyer)).toMatchObject([{ kind: 'pro-forma', state: 'lapsed', stateOn: end }]);
});

test('the invoice of a transfer that arrives late has the days that begin then', async () => {
  const buyer = await aBuyer({ country_code: 'US' });
  const { businessID, owner } = buyer;
  const { orderID } = await owner.call(orderByTransfer, {
    body: { businessID, planId: 'gold', email: 'buyer@regia.example' },
  });
  await sql`UPDATE membership_orders SET starts_on = starts_on - 20, period_starts_on = period_starts_on - 20, ends_on = ends_on - 20
    WHERE id = ${orderID}`.execute(api.db);
  const received = { receivedOn: today, reference: 'SEPA 4711', amountCents: 185_000 };
  await finance.call(markTransferPaid, { params: { orderID }, body: received });
  expect((await listOf(buyer))[0]).toMatchObject({ kind: 'invoice', ...yearFrom(today) });
});

test('the list is read page by page', async () => {
  const buyer = await aBuyer();
  const { businessID, owner } = buyer;
  await buyer.buy('gold');
  await buyer.buy('premium');
  await buyer.buy('platinum');
  const page = (after?: string) =>
    owner.call(listInvoices, { params: { businessID }, query: { size: 2, ...(after ? { after } : {}) } });
  const first = await page();
  const second = await page(first.next);
  expect(second.next).toBeUndefined();
  expect([...first.items, ...second.items]).toEqual(await listOf(buyer));
  expect([...first.items, ...second.items].map(({ planId }) => planId)).toEqual([
    'platinum',
    'premium',
    'gold',
  ]);
  await expect(page('2026-02-31.1')).rejects.toMatchObject({ errorName: 'BadRequest' });
});

test('an invoice is never changed', async () => {
  const buyer = await aBuyer();
  await buyer.buy('gold');
  for (const change of [
    sql`UPDATE invoices SET total_cents = 1 WHERE business_id = ${buyer.businessID}`,
    sql`DELETE FROM invoices WHERE business_id = ${buyer.businessID}`,
  ])
    await expect(change.execute(api.db)).rejects.toThrow(/never changed/);
  expect(await haveNoGaps()).toBe(true);
});

test('the archive of who ordered lists the invoices, which stay when they leave', async () => {
  const buyer = await aBuyer({ company_name: 'Regia', country_code: 'US' });
  const { businessID, owner } = buyer;
  const { orderID } = await buyer.buy('gold');
  const [invoice] = await listOf(buyer);
  const params = { personID: owner.id };
  const { invoices } = await api.asService(exportPerson, { params });
  const { number, kind, issuedOn, totalCents, currency } = invoice ?? {};
  expect(invoices).toEqual([
    {
      ...{ number, kind, issuedOn, totalCents, currency, orderID, businessID },
      buyer: { name: 'Regia', countryCode: 'US' },
    },
  ]);
  const before = await documentsOf(businessID);
  await api.asService(forgetPerson, { params });
  expect(await documentsOf(businessID)).toEqual(before);
});
