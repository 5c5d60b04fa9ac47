import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { FileAnswer } from './file-answer.ts';
import { listPage } from './list-page.ts';
import { Currency } from './money.ts';

const noun = 'invoice';

const SignedCents = Type.Integer({
  description: 'In the smallest unit of the currency; of a credit note below zero',
});

/** An invoice, a credit note or a pro-forma invoice, as lists have it; what stands on it is in its PDF. */
export const Invoice = Type.Object({
  invoiceID: Uuid,
  number: Type.String({ description: 'K-2026-000001, of a pro-forma invoice PF-2026-000001' }),
  kind: Type.Enum(['invoice', 'credit-note', 'pro-forma']),
  issuedOn: CalendarDay,
  planId: Type.Enum(['gold', 'premium', 'platinum']),
  startsOn: CalendarDay,
  endsOn: Type.Intersect([CalendarDay], { description: 'The last day' }),
  hasTaxNumber: Type.Boolean({ description: 'Whether it states a tax number of the buyer' }),
  credits: Type.Optional(
    Type.String({ description: 'Of a credit note: the number of the invoice it corrects' }),
  ),
  state: Type.Enum(['paid', 'credited', 'settled', 'waiting', 'cancelled', 'lapsed'], {
    description:
      'An invoice is paid, or credited; a credit note is settled; a pro-forma invoice waits for the transfer, was cancelled with its order, has lapsed, or is settled by the invoice',
  }),
  stateOn: Type.Optional(
    Type.Intersect([CalendarDay], {
      description: 'When it lapsed or was cancelled; while it waits, until when it is to be paid',
    }),
  ),
  netCents: SignedCents,
  taxCents: SignedCents,
  totalCents: SignedCents,
  currency: Currency,
});
export type Invoice = Static<typeof Invoice>;

const ofBusiness = {
  noun,
  method: 'GET',
  access: 'signed-in',
  params: Type.Object({ businessID: Uuid }),
} as const;

export const listInvoices = defineCall({
  ...ofBusiness,
  name: 'listInvoices',
  path: 'business/{businessID}/invoices',
  limit: 'read',
  summary: 'Invoices, credit notes and pro-forma invoices of a business, the newest first; for its owners',
  query: Type.Object(listPage(100, 25)),
  data: Type.Object({ items: Type.Array(Invoice), next: Type.Optional(Type.String()) }),
  errors: ['Forbidden', 'BadRequest'],
});

export const downloadInvoice = defineCall({
  ...ofBusiness,
  name: 'downloadInvoice',
  path: 'business/{businessID}/invoices/{invoiceID}/pdf',
  limit: 'computation',
  summary: 'An invoice as PDF, in the language it was ordered in: the same bytes each time',
  params: Type.Object({ businessID: Uuid, invoiceID: Uuid }),
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden', 'NotFound'],
});

export const downloadInvoices = defineCall({
  ...ofBusiness,
  name: 'downloadInvoices',
  path: 'business/{businessID}/invoices/zip',
  limit: 'computation',
  summary: 'All invoices of a business as PDF files in a ZIP archive, made while it is sent',
  isFile: true,
  data: FileAnswer,
  errors: ['Forbidden'],
});
