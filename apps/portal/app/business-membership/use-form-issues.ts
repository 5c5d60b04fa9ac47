import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import type { CheckoutField } from './blank-fields.ts';

/** What is wrong with fields of the checkout, in words, in the order of the page. */
export type FormIssues = Partial<Record<CheckoutField, string>>;

/** Words for what is missing before a checkout is sent, and for what of the invoice the api refused. */
export function useFormIssues(): {
  ofBlank(fields: readonly CheckoutField[]): FormIssues | undefined;
  refusedBy(error: unknown): FormIssues | undefined;
} {
  const { t } = useLingui();
  const email = t`Enter the e-mail address the invoice goes to.`;
  const missing: FormIssues = {
    number: t`Enter the card number.`,
    expiry: t`Enter the expiry date.`,
    cvc: t`Enter the CVC.`,
    name: t`Enter the name on the card.`,
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
    ofBlank(fields) {
      return fields.length === 0
        ? undefined
        : Object.fromEntries(fields.map((field) => [field, missing[field]]));
    },
    refusedBy(error) {
      const field = error instanceof CallError ? (error.issues?.[0]?.field ?? '') : '';
      const text = refused[field];
      return text === undefined ? undefined : { [field]: text };
    },
  };
}
