import type { Invoice, Language, TaxLine } from '@kontor/contract';
import type { InvoicedBuyer } from './invoice-document.ts';

/** What an invoice takes from the order of a package. */
export interface InvoicedOrder {
  id: string;
  businessID: string;
  purpose: 'new' | 'upgrade' | 'renewal';
  planID: Invoice['planId'];
  fromPlanID: Invoice['planId'] | 'standard';
  startsOn: string;
  endsOn: string;
  /** First day of the membership year it belongs to. */
  periodStartsOn: string;
  /** What was taken off the price; `netCents` is what is left. */
  voucher?: { code: string; discountCents: number };
  netCents: number;
  taxLines: readonly TaxLine[];
  totalCents: number;
  currency: string;
  buyer: InvoicedBuyer;
  language: Language;
}
