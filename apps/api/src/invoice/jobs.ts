import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { mailInvoice } from './mail-invoice.ts';

const mailInvoices = defineJob({
  name: 'invoice.mail',
  data: Type.Object({ invoiceID: Type.String() }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 30,
  run: ({ invoiceID }, context) => mailInvoice(context, invoiceID),
});

/** In the transaction that issues the invoice. */
export async function enqueueInvoiceMail(trx: Transaction<DB>, invoiceID: string): Promise<void> {
  await enqueue(trx, mailInvoices, { invoiceID }, { key: invoiceID });
}

export const invoiceJobs = [mailInvoices];
