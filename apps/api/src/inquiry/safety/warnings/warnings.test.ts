import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainsIn, registeredDomain } from './domains.ts';
import { findWarnings } from './find-warnings.ts';
import { hasIban } from './iban.ts';
import { looksAlike } from './look-alike.ts';

const known = new Set(['mining-bearings.com', 'reductores.com.mx', 'vogt-antriebe.de']);
const warningsOf = (text: string) => findWarnings(text, domainsIn(text), known).warnings;

test.each([
  'Our IBAN: DE89 3704 0044 0532 0130 00',
  'ES9121000418450200051332',
  'please pay to it60x0542811101000000123456, thank you',
  'GB82-WEST-1234-5698-7654-32',
  'SWIFT code: DEUTDEFF500',
  'BIC COBADEFFXXX',
  'Swift/BIC: BSCHESMM',
  'Código SWIFT: BBVAMXMM',
  'We have new bank details, see below.',
  'Our bank account has changed.',
  'Account number: 0012 3456 789',
  'Sort code 20-00-00',
  'Le adjunto los nuevos datos bancarios.',
  'Cambió nuestra cuenta bancaria.',
  'CLABE 032180000118359719',
  'Número de cuenta: 4152 3134 0001',
  'Le nuove coordinate bancarie sono queste.',
  'Numero di conto 000123456789',
  '我们的银行账号已变更',
  '请汇到新的收款账户',
  '开户行：中国银行',
])('%s: bank details', (text) => {
  expect(warningsOf(text)).toContain('bank-details');
});

test.each([
  'Write to me on WhatsApp +52 442 123 4567',
  'wa.me/524421234567',
  'Telegram is faster.',
  'Add my WeChat: vogt88',
  '加我微信详谈',
  'Let us go on via Signal',
  'LINE ID: vogt',
  'My private mail is katrin.vogt@gmail.com',
  'escríbame a compras77@hotmail.com, por favor',
  'wang@163.com',
])('%s: another channel', (text) => {
  expect(warningsOf(text)).toEqual(['other-channel']);
});

test.each([
  'https://mlning-bearings.com/invoice',
  'https://minning-bearings.com',
  'sales@mining-bearing.com',
  'sales@miningbearings.com',
  'www.rnining-bearings.com',
  'mіning-bearings.com',
  'https://xn--mning-bearings-hcj.com',
  'ventas@reductores.com.nx',
  'reductorres.com.mx',
  'vogt-antreibe.de',
])('%s: a domain like one that is known', (text) => {
  expect(warningsOf(text)).toEqual(['look-alike-domain']);
});

test.each([
  'Please quote 24 gear units KR 75, ratio 1:40, flange B5, shaft 35 h6 x 70 mm.',
  'Bearings 6205-2RS C3, 22220 EK, NU 2210 ECP, UCP 205; 500 pcs each.',
  'Our order 4500123456 of 12.03.2026, item 00010, delivery note 80012345.',
  'Customer account number 10004711, project DE22-0815-4410.',
  'Part no. DE12 3456 7890 1234 5678 90, drawing GB29-A-0012-3456-7890 rev. C',
  'Swift delivery would help: within 3 weeks, EXW Apodaca.',
  'SWIFT DELIVERY IS POSSIBLE',
  'Payment by bank transfer, 30 days net, or against bank guarantee.',
  'Pago a 30 días por transferencia; carta de crédito a la vista.',
  'Pagamento con bonifico bancario a 60 giorni, resa DAP Bari.',
  '付款方式：银行转账，30天；交货期三周。',
  'The production line signal is 4-20 mA, 24 VDC, IP66.',
  'HS code 8483.40, CAS 7439-89-6, DIN 912 M8x40 A2-70, ISO 4762.',
  'Version 2.5.1 of the drawing; tolerance ±0.05, Ra 1.6.',
  'Our site is https://mining-bearings.com, mail sales@mining-bearings.com.',
  'See https://www.iso.org/standard/52653.html and www.skf.com.',
  'Contact katrin.vogt@vogt-antriebe.de for the data sheet.de',
  'Steel 42CrMo4+QT 1.7225, hardness 58-62 HRC, batch PL61109010140000071219',
])('%s: nothing to warn of', (text) => {
  expect(warningsOf(text)).toEqual([]);
});

test('an IBAN has its country’s length and its check digits', () => {
  for (const iban of ['FR1420041010050500013M02606', 'NL91ABNA0417164300', 'MT84MALT011000012345MTLCAST001S'])
    expect(hasIban(iban)).toBe(true);
  for (const wrong of ['FR1420041010050500013M02607', 'NL91ABNA041716430', 'QQ89370400440532013000'])
    expect(hasIban(wrong)).toBe(false);
});

test('domains are those somebody registered, whatever stands before them', () => {
  expect(registeredDomain('shop.reductores.com.mx')).toBe('reductores.com.mx');
  expect(registeredDomain('a.b.vogt-antriebe.de')).toBe('vogt-antriebe.de');
  expect(domainsIn('mail sales@www.skf.com, https://skf.com/x?y=abb.com and DIN.912')).toEqual([
    'skf.com',
    'abb.com',
  ]);
});

test('what only looks like a known domain is not known afterwards; two short names are not alike', () => {
  const text = 'mlning-bearings.com and skf.com';
  expect(findWarnings(text, domainsIn(text), known).domains).toEqual(['skf.com']);
  expect(looksAlike('skf.com', 'ska.com')).toBe(false);
  expect(looksAlike('gmx.de', 'gma.de')).toBe(false);
});

test('no text makes it throw, and long ones are read in a moment', () => {
  const anything = fc.oneof(
    anyText({ maxLength: 4_000 }),
    fc
      .array(
        fc.constantFrom('a.', 'DE89', ' 3704', '@', 'xn--', 'swift ', 'account number ', '0', '-', 'é'),
        {
          maxLength: 800,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(Array.isArray(warningsOf(text))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

/** Milliseconds this thread computes to read all of the texts, in the cheapest of some runs, whatever else the machine does. */
function timeOf(texts: readonly string[]): number {
  return Math.min(
    ...[1, 2, 3, 4, 5].map(() => {
      const before = process.threadCpuUsage();
      for (const text of texts) warningsOf(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
}

test.each([
  'DE89 ',
  'a.',
  'a-',
  'account number 1 ',
  'swift code ',
  '@gmail.',
  'aaaaaaaaaa',
  '0 - ',
  'é.',
  'x.y@',
])('of %j repeated, ten times as much takes about ten times as long', (part) => {
  const short = Array.from({ length: 10 }, () => part.repeat(2_000));
  const apart = timeOf(short);
  const together = timeOf([part.repeat(20_000)]);
  // Quadratic would be ten times as much; a busy machine is allowed for.
  expect(together).toBeLessThan(Math.max(apart, 5) * 5);
});
