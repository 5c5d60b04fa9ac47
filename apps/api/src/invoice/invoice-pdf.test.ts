import { randomUUID } from 'node:crypto';
import {
  downloadInvoice,
  downloadInvoices,
  type Language,
  languages,
  orderByTransfer,
  refundMembership,
} from '@kontor/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { sharedApi } from '../test/shared-api.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { writeInvoice } from './pdf/write-invoice.ts';
import { invoicesIn } from './testing-invoices.ts';

const api = await sharedApi(undefined, { TAX_RULES: 'IT=IVA 22 reverse; MX=IVA 16' });
const { aBuyer, listOf } = invoicesIn(api);
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const textOf = async (content: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

async function download({ businessID, owner }: Buyer, invoiceID: string) {
  const { name, content } = await api
    .client(owner.token)
    .file(downloadInvoice, { params: { businessID, invoiceID } });
  return { name, type: content.type, bytes: new Uint8Array(await content.arrayBuffer()) };
}

/** What stands on an invoice of every kind and language. */
const document: InvoiceDocument = {
  kind: 'invoice',
  number: 'K-2026-000123',
  issuedOn: '2026-11-27',
  language: 'en',
  seller: { name: 'Kontor Network, Inc.', address: 'Miami, FL', countryCode: 'US', taxNumber: 'EIN 00' },
  buyer: {
    name: 'Łódź & 上海轴承 Завод Ltd.',
    address: 'Calle 5\nPuebla',
    countryCode: 'MX',
    taxNumber: 'ETE 150318 T74',
  },
  lines: [
    {
      planID: 'premium',
      startsOn: '2026-11-27',
      endsOn: '2027-05-12',
      quantity: 1,
      unitCents: 36_602,
      cents: 36_602,
      reckoning: {
        newPriceCents: 265_000,
        oldPlanID: 'gold',
        oldPriceCents: 185_000,
        differenceCents: 80_000,
        daysLeft: 167,
        days: 365,
      },
    },
  ],
  netCents: 36_602,
  taxes: [{ name: 'IVA 16 %', percent: 16, baseCents: 36_602, cents: 5_856, isReversed: false }],
  totalCents: 42_458,
  currency: 'USD',
  suppliedOn: '2026-11-27',
  payment: { way: 'card', on: '2026-11-27', card: 'Visa 4242' },
};

test('an invoice is downloaded as PDF with all that is stated, as text', async () => {
  const buyer = await aBuyer({ company_name: 'Envases Tepeyac', country_code: 'MX' });
  await buyer.buy('gold', 'good', { taxNumber: 'ETE 150318 T74' });
  const [invoice] = await listOf(buyer);
  const { name, type, bytes } = await download(buyer, invoice?.invoiceID ?? '');
  expect([name, type]).toEqual([`${invoice?.number}.pdf`, 'application/pdf']);
  const text = await textOf(bytes);
  for (const part of [
    `Invoice ${invoice?.number}`,
    'Kontor Network, Inc. Miami, FL United States Tax number: EIN 00-0000000',
    'Envases Tepeyac Mexico Tax number: ETE 150318 T74',
    'Gold package',
    'US$ 1,850.00',
    'IVA 16 % on US$ 1,850.00 US$ 296.00',
    'Total US$ 2,146.00',
    'Paid by card (Test 4242)',
  ])
    expect(text).toContain(part);
});

test('the same invoice has the same bytes each time', async () => {
  const buyer = await aBuyer();
  await buyer.buy('gold');
  const [invoice] = await listOf(buyer);
  const [one, other] = await Promise.all([1, 2].map(() => download(buyer, invoice?.invoiceID ?? '')));
  expect(one?.bytes).toEqual(other?.bytes);
});

const expected: Record<Language, string[]> = {
  en: [
    'Invoice K-2026-000123',
    'Premium package, 27 Nov 2026 to 12 May 2027',
    '167 of 365 days left',
    'Mexico',
  ],
  es: ['Factura K-2026-000123', 'Paquete Premium', 'Quedan 167 de 365 días', 'México'],
  it: ['Fattura K-2026-000123', 'Pacchetto Premium', 'Restano 167 giorni su 365', 'Messico'],
  zh: ['发票 K-2026-000123', 'Premium 套餐', '剩余 167 天，共 365 天', '墨西哥'],
};

test.each(languages)('it is tagged, and in the language of the order: %s', async (language) => {
  const content = await writeInvoice({ ...document, language });
  const text = await textOf(content);
  // Names that are not of this language are there, too.
  for (const part of [...expected[language], 'Łódź & 上海轴承 Завод Ltd.', 'Calle 5 Puebla', 'Visa 4242'])
    expect(text).toContain(part);
  const pdf = await getDocumentProxy(new Uint8Array(content));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await pdf.getMetadata()).toMatchObject({
    info: { Language: language, Title: expected[language][0] },
  });
  const page = await pdf.getPage(1);
  const tags = JSON.stringify(await page.getStructTree());
  for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(tags).toContain(`"role":"${tag}"`);
});

test('a credit note names the invoice, and says that the tax was reversed', async () => {
  const buyer = await aBuyer({ country_code: 'IT' });
  const { businessID, owner } = buyer;
  const { orderID } = await buyer.buy('gold', 'good', { taxNumber: 'IT 01234567890' });
  await owner.call(refundMembership, { params: { businessID }, body: { orderID } });
  const [credit, invoice] = await listOf(buyer);
  const text = await textOf((await download(buyer, credit?.invoiceID ?? '')).bytes);
  expect(text).toContain(`Credit note ${credit?.number}`);
  expect(text).toContain(`corrects invoice ${invoice?.number}`);
  expect(text).toContain('Reverse charge');
  expect(text).toContain('Total – US$ 1,850.00');
});

test('a pro-forma invoice says where the transfer goes, and that it is no invoice', async () => {
  const buyer = await aBuyer();
  const { businessID, owner } = buyer;
  await owner.call(orderByTransfer, { body: { businessID, planId: 'gold', email: 'a@regia.example' } });
  const [proForma] = await listOf(buyer);
  const text = await textOf((await download(buyer, proForma?.invoiceID ?? '')).bytes);
  for (const part of [
    `Pro forma invoice ${proForma?.number}`,
    'IBAN EXAMPLE 00',
    'BIC EXAMPLE0',
    'not an invoice',
  ])
    expect(text).toContain(part);
});

test('a letter that no font has, of an order of before, is a question mark; long names and addresses are broken', async () => {
  const buyer = {
    name: `شركة ${'Unbreakable'.repeat(20)}`,
    address: 'A street '.repeat(40),
    countryCode: 'EG',
  };
  const text = await textOf(await writeInvoice({ ...document, buyer }));
  expect(text).toContain('???? Unbreakable');
  expect(text.replaceAll(' ', '')).toContain('Unbreakable'.repeat(20));
  expect(text).toContain('Total US$ 424.58');
});

/** Names and contents of an archive. */
async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

test('all invoices come as one archive, and those of others do not', async () => {
  const buyer = await aBuyer();
  const { businessID, owner } = buyer;
  await buyer.buy('gold');
  await buyer.buy('premium');
  const { name, content } = await api.client(owner.token).file(downloadInvoices, { params: { businessID } });
  expect(name).toMatch(/^invoices-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(Buffer.from(await content.arrayBuffer()));
  const listed = await listOf(buyer);
  expect([...files.keys()]).toEqual(listed.map(({ number }) => `${number}.pdf`));
  for (const { number, invoiceID } of listed)
    expect(new Uint8Array(files.get(`${number}.pdf`) ?? [])).toEqual(
      (await download(buyer, invoiceID)).bytes,
    );
  const other = await aBuyer();
  const foreign = download(other, listed[0]?.invoiceID ?? '');
  await expect(foreign).rejects.toMatchObject({ errorName: 'NotFound' });
  await expect(download(buyer, randomUUID())).rejects.toMatchObject({ errorName: 'NotFound' });
});
