import type { WrittenMail } from '@kontor/contract';
import type { JobContext } from '../job/job-context.ts';
import { handOverMail } from '../mail/hand-over-mail.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { creditNoteMail, invoiceMail, proFormaMail } from './mails.ts';
import { invoiceWordsIn } from './pdf/invoice-words.ts';
import { findMailed } from './queries.ts';

/** Longest name of a business in a mail, in characters. */
const maxName = 150;

/**
 * Mails who ordered a package that its invoice, credit note or pro-forma invoice is there, in the language of the order. Its id is the
 * invoice's, so doing it again sends none twice. @throws what the account service answers that does not take it
 */
export async function mailInvoice(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  invoiceID: string,
): Promise<void> {
  const found = await findMailed(context.db, invoiceID);
  if (!found?.email) return;
  const { email, business_id: businessID, document } = found;
  const link = `${context.settings.PORTAL_ORIGIN}/business/${businessID}/membership`;
  await handOverMail(context, invoiceID, writtenFor(email, link, document as unknown as InvoiceDocument));
}

function writtenFor(email: string, page: string, document: InvoiceDocument): WrittenMail {
  const { language, currency, number, buyer, totalCents, corrects, payTo } = document;
  const { money, day } = invoiceWordsIn(language, currency);
  const reader = { email, language };
  const data = {
    number,
    business: buyer.name.slice(0, maxName),
    total: money(Math.abs(totalCents)),
    link: `${page}#${number}`,
  };
  if (corrects) return creditNoteMail.inWords(reader, { ...data, credited: corrects.number });
  if (!payTo) return invoiceMail.inWords(reader, data);
  const { holder, iban, bic, before } = payTo;
  return proFormaMail.inWords(reader, { ...data, holder, iban, bic, before: day(before) });
}
