import { markTransferPaid, membershipDay, orderByTransfer, refundMembership } from '@kontor/contract';
import { expect, test } from 'vitest';
import { handedMailsOf } from '../mail/testing-mails.ts';
import { sharedApi } from '../test/shared-api.ts';
import { invoiceJobs } from './jobs.ts';
import { invoicesIn } from './testing-invoices.ts';

const api = await sharedApi();
const { aBuyer, listOf, rows } = invoicesIn(api);
const { mailAll, loseAnswers } = await handedMailsOf(api, invoiceJobs);
const today = membershipDay(new Date());

test('an invoice and its credit note are mailed to the address of the order, each once', async () => {
  const buyer = await aBuyer({ company_name: 'Regia' });
  const { businessID, owner } = buyer;
  const { orderID } = await buyer.buy('gold');
  loseAnswers(true);
  const [mail, ...others] = await mailAll();
  loseAnswers(false);
  expect(await mailAll()).toEqual([]);
  const [invoice] = await listOf(buyer);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'buyer@regia.example',
    language: 'en',
    subject: `Invoice ${invoice?.number}`,
    button: { link: `https://portal.example/business/${businessID}/membership#${invoice?.number}` },
  });
  expect(mail?.paragraphs.join(' ')).toContain('US$ 1,850.00 for Regia');
  await owner.call(refundMembership, { params: { businessID }, body: { orderID } });
  const [credit] = await mailAll();
  expect(credit?.subject).toMatch(/^Credit note K-/);
  expect(credit?.paragraphs.join(' ')).toContain(`corrects invoice ${invoice?.number}`);
});

test('a pro-forma invoice is mailed with the account, in the language of the order', async () => {
  const buyer = await aBuyer({ company_name: 'Regia' });
  const { businessID, owner } = buyer;
  const { orderID } = await api.client(owner.token)(
    orderByTransfer,
    { body: { businessID, planId: 'gold', email: 'buyer@regia.example' } },
    { headers: { 'accept-language': 'es' } },
  );
  const [mail] = await mailAll();
  const [proForma] = await listOf(buyer);
  expect(mail).toMatchObject({ language: 'es', subject: `Factura proforma ${proForma?.number}` });
  const words = mail?.paragraphs.join(' ');
  for (const part of ['US$ 1,850.00', 'EXAMPLE 00 0000 0000 0000', 'EXAMPLE0', proForma?.number])
    expect(words).toContain(part);
  const id = await rows.aPerson();
  await api.db.insertInto('operators').values({ person_id: id, role: 'finance' }).execute();
  const finance = await api.signIn({ id });
  const received = { receivedOn: today, reference: 'SEPA 4711', amountCents: 185_000 };
  await finance.call(markTransferPaid, { params: { orderID }, body: received });
  expect((await mailAll()).map(({ subject, language }) => [subject.slice(0, 9), language])).toEqual([
    ['Factura K', 'es'],
  ]);
});
