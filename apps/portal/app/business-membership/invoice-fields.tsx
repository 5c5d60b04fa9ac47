import { membershipLimits } from '@kontor/contract/membership-limits';
import { Field, TextArea } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CheckoutState } from './use-checkout.ts';
import type { InvoiceFields as Fields } from './use-checkout-fields.ts';

interface InvoiceFieldsProps {
  checkout: CheckoutState;
  /** ISO 3166-1 alpha-2 */
  countryCode: string;
  onTaxNumber: (taxNumber: string) => void;
}

/** Whom the invoice names, and where it goes. The focus goes to what is wrong, unless something of the card before it is. */
export function InvoiceFields({ checkout, countryCode, onTaxNumber }: InvoiceFieldsProps) {
  const { t, i18n } = useLingui();
  const { invoice, failure, refusals } = checkout;
  const fields = useRef<HTMLDivElement>(null);
  const issues = failure?.kind === 'form' ? failure.issues : {};
  const isFirstWrong = Object.keys(issues)[0] === Object.keys(invoice).find((name) => name in issues);
  const country = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(countryCode) ?? countryCode;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    if (isFirstWrong) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const of = (name: keyof Fields) => ({
    value: invoice[name],
    error: issues[name],
    onChange: ({ target }: { target: { value: string } }) =>
      checkout.setInvoice({ ...invoice, [name]: target.value }),
  });
  return (
    <div ref={fields} className="ck-invoice-fields">
      <Field
        label={t`Company on the invoice`}
        hint={t`In Latin, Cyrillic, Chinese or Japanese letters`}
        autoComplete="organization"
        required
        maxLength={membershipLimits.buyerName}
        {...of('buyerName')}
      />
      <TextArea
        label={t`Address on the invoice`}
        hint={t`Country: ${country}, from the company profile`}
        autoComplete="street-address"
        required
        rows={3}
        maxLength={membershipLimits.buyerAddress}
        {...of('buyerAddress')}
      />
      <Field
        label={t`E-mail for the invoice`}
        type="email"
        autoComplete="email"
        required
        maxLength={membershipLimits.email}
        {...of('email')}
      />
      <Field
        label={t`Tax number`}
        hint={t`Optional, printed on the invoice`}
        maxLength={membershipLimits.taxNumber}
        {...of('taxNumber')}
        onBlur={({ target }) => onTaxNumber(target.value.trim())}
      />
    </div>
  );
}
