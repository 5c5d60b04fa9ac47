import { emailShape } from '@kontor/web/form/email-shape';
import type { CardFields, InvoiceFields } from './use-checkout-fields.ts';

export type CheckoutField = keyof CardFields | keyof InvoiceFields;

interface Filled {
  /** Undefined where no card is typed here. */
  card: CardFields | undefined;
  invoice: InvoiceFields;
  /** Where nothing is paid there is no invoice, and a mail alone. */
  isFree: boolean;
}

/** What of a checkout is not filled in yet, in the order of the page. An e-mail address that is none is not, either. */
export function blankFields({ card, invoice, isFree }: Filled): CheckoutField[] {
  const blank: CheckoutField[] = [];
  if (card) {
    const ofCard = ['number', 'expiry', 'cvc', 'name'] as const;
    blank.push(...ofCard.filter((field) => card[field].trim() === ''));
  }
  if (!isFree) {
    const ofInvoice = ['buyerName', 'buyerAddress'] as const;
    blank.push(...ofInvoice.filter((field) => invoice[field].trim() === ''));
  }
  if (!emailShape.test(invoice.email.trim())) blank.push('email');
  return blank;
}
