import type { Invoice, Language } from '@kontor/contract';
import type { Seller } from './seller.ts';

export type InvoiceKind = Invoice['kind'];

/** Who buys, as the order states it. */
export interface InvoicedBuyer {
  name: string;
  address?: string;
  countryCode: string;
  taxNumber?: string;
}

/** How the price of an upgrade comes about: the difference of two prices, for the days that are left. */
export interface Reckoning {
  newPriceCents: number;
  oldPlanID: Invoice['planId'];
  oldPriceCents: number;
  differenceCents: number;
  daysLeft: number;
  days: number;
}

export interface InvoiceLine {
  planID: Invoice['planId'];
  startsOn: string;
  endsOn: string;
  quantity: number;
  /** Without tax. */
  unitCents: number;
  cents: number;
  reckoning?: Reckoning;
  /** What a voucher took off; `cents` is what is left. */
  discount?: { code: string; beforeCents: number; cents: number };
}

export interface InvoiceTax {
  name: string;
  percent: number;
  /** What it is a part of. */
  baseCents: number;
  cents: number;
  /** The buyer owes it themselves. */
  isReversed: boolean;
}

/** How the money came, or went back. */
export interface InvoicePayment {
  way: 'card' | 'transfer';
  on: string;
  /** The card as its owner knows it. */
  card?: string;
}

/**
 * All that stands on an invoice, a credit note or a pro-forma invoice: what article 226 of directive 2006/112/EC asks for. Amounts of a
 * credit note are below zero.
 */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  language: Language;
  seller: Omit<Seller, 'bank'>;
  buyer: InvoicedBuyer;
  lines: InvoiceLine[];
  netCents: number;
  taxes: InvoiceTax[];
  totalCents: number;
  currency: string;
  /** Of an invoice: the first day of what is supplied. */
  suppliedOn?: string;
  payment?: InvoicePayment;
  /** Of a credit note: the invoice it corrects. */
  corrects?: { number: string; issuedOn: string };
  /** Of a pro-forma invoice: where the transfer goes, and until when it is awaited. */
  payTo?: Seller['bank'] & { before: string };
}
