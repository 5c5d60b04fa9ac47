import type { InvoiceDocument, InvoiceLine, Reckoning } from '../invoice-document.ts';
import { lineText } from '../line-text.ts';
import { drawLogo } from './draw-logo.ts';
import { fontsFor } from './fonts-for.ts';
import { type InvoiceText, type InvoiceWords, invoiceWordsIn } from './invoice-words.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { type PlacedText, printed } from './placed-text.ts';

const ink = '#12252A';
const quiet = '#566468';
const rule = '#DCDAD3';
const left = 56;
const right = 539;
const middle = 310;

const plain = { face: 'text', weight: 400 } as const;
const bold = { face: 'text', weight: 700 } as const;
const display = { face: 'display', weight: 700 } as const;

/** A text of a page before its place on it is known. */
type Said = Pick<PlacedText, 'text' | 'style' | 'size' | 'colour'>;

const say = (text: string, more: Partial<Said> = {}): Said => ({
  text: printed(text),
  style: plain,
  size: 9.5,
  colour: ink,
  ...more,
});
const note = (text: string): Said => say(text, { colour: quiet });

interface Row {
  what: Said;
  cells: Said[];
}

/** All that stands on a page, before fonts are opened for it. */
interface Content {
  seller: Said[];
  title: Said;
  buyerTitle: Said;
  buyer: Said[];
  facts: [Said, Said][];
  heads: Said[];
  rows: Row[];
  sums: [Said, Said][];
  notes: Said[];
  bank: [Said, Said][];
}

/** The one that was begun last. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * The PDF of an invoice, a credit note or a pro-forma invoice, from its snapshot alone: the same bytes each time. One is made at a time, so
 * that memory does not grow with how many are asked for.
 */
export function writeInvoice(document: InvoiceDocument): Promise<Buffer> {
  const made = previous.then(() => make(document));
  previous = Promise.allSettled([made]);
  return made;
}

async function make(document: InvoiceDocument): Promise<Buffer> {
  const { language, currency, issuedOn, seller } = document;
  const words = invoiceWordsIn(language, currency);
  const content = contentOf(document, words);
  const runsOf = await fontsFor(saidIn(content));
  const page = openDocument(
    {
      title: content.title.text,
      author: seller.name,
      language,
      createdAt: new Date(`${issuedOn}T00:00:00Z`),
    },
    runsOf,
  );
  draw(page, content);
  return page.end();
}

const titles: Record<InvoiceDocument['kind'], InvoiceText> = {
  invoice: 'invoice',
  'credit-note': 'creditNote',
  'pro-forma': 'proForma',
};

function contentOf(document: InvoiceDocument, words: InvoiceWords): Content {
  const { kind, number, issuedOn, suppliedOn, netCents, taxes, totalCents, payTo } = document;
  const { say: word, money, day } = words;
  return {
    seller: partyOf(document.seller, words).map((text, at) =>
      at === 0 ? say(text, { style: bold }) : note(text),
    ),
    title: say(`${word(titles[kind])} ${number}`, { style: display, size: 20 }),
    buyerTitle: note(word('buyer')),
    buyer: partyOf(document.buyer, words).map((text, at) => say(text, at === 0 ? { style: bold } : {})),
    facts: [
      [note(word('number')), say(number)],
      [note(word('date')), say(day(issuedOn))],
      ...(suppliedOn ? [[note(word('suppliedOn')), say(day(suppliedOn))] as [Said, Said]] : []),
    ],
    heads: (['what', 'quantity', 'unitPrice', 'amount'] as const).map((text) => note(word(text))),
    rows: document.lines.flatMap((line) => rowsOf(line, words)),
    sums: [
      [say(word('net')), say(money(netCents))],
      ...(taxes.length === 0 ? [[say(word('tax')), say(money(0))] as [Said, Said]] : []),
      ...taxes.map(({ name, baseCents, cents }): [Said, Said] => [
        say(word('taxOn', { name, base: money(baseCents) })),
        say(money(cents)),
      ]),
      [say(word('total'), { style: bold, size: 12 }), say(money(totalCents), { style: bold, size: 12 })],
    ],
    notes: notesOf(document, words).map((text) => say(text)),
    bank: payTo
      ? [
          [note(word('holder')), say(payTo.holder)],
          [note('IBAN'), say(payTo.iban)],
          [note('BIC'), say(payTo.bic)],
        ]
      : [],
  };
}

function partyOf(
  { name, address, countryCode, taxNumber }: InvoiceDocument['seller'] | InvoiceDocument['buyer'],
  { say: word, country }: InvoiceWords,
): string[] {
  return [
    name,
    ...(address?.split('\n').filter((line) => line.trim()) ?? []),
    country(countryCode),
    ...(taxNumber ? [word('taxNumber', { number: taxNumber })] : []),
  ];
}

/** A line, and below it how the price of an upgrade comes about. */
function rowsOf(
  { planID, startsOn, endsOn, quantity, unitCents, cents, reckoning, discount }: InvoiceLine,
  words: InvoiceWords,
): Row[] {
  const { say: word, money } = words;
  const what = lineText({ planID, startsOn, endsOn }, words);
  const cells = [String(quantity), money(unitCents), money(cents)].map((text) => say(text));
  const row = { what: say(what), cells };
  const steps: [string, number][] = [
    ...(reckoning ? reckoningSteps(planID, reckoning, discount?.beforeCents ?? cents, words) : []),
    ...(discount && !reckoning
      ? [[word('year', { plan: words.plan(planID) }), discount.beforeCents] as [string, number]]
      : []),
    ...(discount ? [[word('voucher', { code: discount.code }), -discount.cents] as [string, number]] : []),
  ];
  return [
    row,
    ...steps.map(([step, amount]) => ({
      what: note(step),
      cells: [note(''), note(money(amount)), note('')],
    })),
  ];
}

/** How the price of an upgrade comes about, before what a voucher takes off. */
function reckoningSteps(
  planID: InvoiceLine['planID'],
  { newPriceCents, oldPlanID, oldPriceCents, differenceCents, daysLeft, days }: Reckoning,
  dueCents: number,
  { say: word, plan }: InvoiceWords,
): [string, number][] {
  return [
    [word('year', { plan: plan(planID) }), newPriceCents],
    [word('yearPaid', { plan: plan(oldPlanID) }), -oldPriceCents],
    [word('difference'), differenceCents],
    [word('daysLeft', { left: daysLeft, days }), dueCents],
  ];
}

function notesOf(
  { kind, taxes, corrects, payment, payTo, number }: InvoiceDocument,
  words: InvoiceWords,
): string[] {
  const { say: word, day } = words;
  return [
    ...(corrects ? [word('corrects', { number: corrects.number, date: day(corrects.issuedOn) })] : []),
    ...(taxes.some(({ isReversed }) => isReversed) ? [word('reverse')] : []),
    ...(payment
      ? [word(paymentText(kind, payment), { date: day(payment.on), card: payment.card ?? '' })]
      : []),
    ...(payTo ? [word('payTo', { date: day(payTo.before), number }), word('noInvoice')] : []),
  ];
}

function paymentText(
  kind: InvoiceDocument['kind'],
  { way, card }: NonNullable<InvoiceDocument['payment']>,
): InvoiceText {
  const isBack = kind === 'credit-note';
  if (way === 'transfer') return isBack ? 'backByTransfer' : 'paidByTransfer';
  if (card) return isBack ? 'backToThisCard' : 'paidByThisCard';
  return isBack ? 'backToCard' : 'paidByCard';
}

function saidIn(content: Content): Said[] {
  const { seller, title, buyerTitle, buyer, facts, heads, rows, sums, notes, bank } = content;
  const table = rows.flatMap(({ what, cells }) => [what, ...cells]);
  return [
    ...seller,
    title,
    buyerTitle,
    ...buyer,
    ...facts.flat(),
    ...heads,
    ...table,
    ...sums.flat(),
    ...notes,
    ...bank.flat(),
  ];
}

/** Places of the columns of numbers: their right edges, and their widths. */
const columns = [
  { end: 332, width: 50 },
  { end: 440, width: 90 },
  { end: right, width: 92 },
];
const whatWidth = 225;

function draw(page: OpenDocument, content: Content): void {
  const { root } = page;
  const at = (said: Said, x: number, y: number, width: number, align: PlacedText['align'] = 'left') => ({
    ...said,
    x,
    y,
    width,
    align,
  });
  const line = (y: number, colour = rule) =>
    page.artifact((pdf) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(colour).stroke());

  page.figure(root, 'Kontor', (pdf) => drawLogo(pdf, left, 52, 30));
  let y = 62;
  for (const said of content.seller) y = page.text(root, 'P', at(said, middle, y, right - middle, 'right'));
  y = page.text(root, 'H1', at(content.title, left, Math.max(y + 40, 150), right - left)) + 12;

  const top = y;
  y = page.text(root, 'P', at(content.buyerTitle, left, y, 230));
  for (const said of content.buyer) y = page.text(root, 'P', at(said, left, y, 230));
  const below = pairs(page, content.facts, top, (said, isValue, row) =>
    isValue ? at(said, 420, row, right - 420, 'right') : at(said, middle, row, 105),
  );
  y = Math.max(y, below) + 28;

  const table = page.element(root, 'Table');
  const head = page.element(table, 'TR');
  const [what, ...heads] = content.heads;
  let next = what ? page.text(head, 'TH', at(what, left, y, whatWidth), { scope: 'Column' }) : y;
  heads.forEach((said, column) => {
    const { end, width } = columns[column] ?? { end: right, width: 0 };
    next = Math.max(
      next,
      page.text(head, 'TH', at(said, end - width, y, width, 'right'), { scope: 'Column' }),
    );
  });
  head.end();
  y = next;
  line(y - 6, ink);
  y += 10;
  for (const row of content.rows) {
    const element = page.element(table, 'TR');
    next = page.text(element, 'TD', at(row.what, left, y, whatWidth));
    row.cells.forEach((said, column) => {
      const { end, width } = columns[column] ?? { end: right, width: 0 };
      next = Math.max(next, page.text(element, 'TD', at(said, end - width, y, width, 'right')));
    });
    element.end();
    y = next + 3;
  }
  table.end();
  line(y - 4);
  y += 14;
  y = pairs(page, content.sums, y, (said, isValue, row) =>
    isValue ? at(said, 440, row, right - 440, 'right') : at(said, 240, row, 200),
  );
  line(y - 4, ink);
  y += 22;
  for (const said of content.notes) y = page.text(root, 'P', at(said, left, y, right - left)) + 4;
  pairs(page, content.bank, y + 8, (said, isValue, row) =>
    isValue ? at(said, 170, row, 300) : at(said, left, row, 110),
  );
}

/** Names and values below each other, as a table whose rows have heads. @returns the base line of what may follow */
function pairs(
  page: OpenDocument,
  rows: readonly [Said, Said][],
  top: number,
  place: (said: Said, isValue: boolean, y: number) => PlacedText,
): number {
  if (rows.length === 0) return top;
  const table = page.element(page.root, 'Table');
  let y = top;
  for (const [name, value] of rows) {
    const row = page.element(table, 'TR');
    const below = page.text(row, 'TH', place(name, false, y), { scope: 'Row' });
    y = Math.max(below, page.text(row, 'TD', place(value, true, y))) + 3;
    row.end();
  }
  table.end();
  return y;
}
