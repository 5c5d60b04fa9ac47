import { CallError } from '@kontor/contract';
import { emailShape } from '@kontor/web/form/email-shape';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceFields } from './use-checkout-fields.ts';

/** What is wrong with something an invoice states. */
export interface InvoiceIssue {
  field: keyof InvoiceFields;
  text: string;
}

/** What of an invoice is missing before it is sent, and what the api refused. */
export function useInvoiceIssues(): {
  /** @param isFree where nothing is paid there is no invoice, and a mail alone */
  missingIn(invoice: InvoiceFields, isFree: boolean): InvoiceIssue | undefined;
  refusedBy(error: unknown): InvoiceIssue | undefined;
} {
  const { t } = useLingui();
  const email = t`Enter the e-mail address the invoice goes to.`;
  const missing = {
    buyerName: t`Enter the name of the company the invoice is for.`,
    buyerAddress: t`Enter the company’s address: invoices must state it.`,
    email,
  };
  const unprintable = t`Some letters cannot be printed on the invoice. Use Latin, Cyrillic, Chinese or Japanese letters.`;
  const refused: Record<string, string> = {
    buyerName: unprintable,
    buyerAddress: unprintable,
    taxNumber: unprintable,
    email,
  };
  return {
    missingIn({ buyerName, buyerAddress, email: address }, isFree) {
      const isMissing = {
        buyerName: !isFree && !buyerName.trim(),
        buyerAddress: !isFree && !buyerAddress.trim(),
        email: !emailShape.test(address.trim()),
      };
      const field = (['buyerName', 'buyerAddress', 'email'] as const).find((name) => isMissing[name]);
      return field && { field, text: missing[field] };
    },
    refusedBy(error) {
      const field = error instanceof CallError ? (error.issues?.[0]?.field ?? '') : '';
      const text = refused[field];
      return text === undefined ? undefined : { field: field as keyof InvoiceFields, text };
    },
  };
}
