import { ErrorNote, Field } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CheckoutState } from './use-checkout.ts';
import type { CardFields } from './use-checkout-fields.ts';

/** The fields of a card of the test provider. What is wrong stands above them, and the focus goes to the number. */
export function CardInputs({ checkout }: { checkout: CheckoutState }) {
  const { t } = useLingui();
  const number = useRef<HTMLInputElement>(null);
  const { card, failure, refusals } = checkout;
  const isRefused = failure?.kind === 'card';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    if (isRefused) number.current?.focus();
  }, [isRefused, refusals]);

  const input = (name: keyof CardFields) => ({
    value: card[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      checkout.setCard({ ...card, [name]: target.value }),
  });
  return (
    <>
      {isRefused ? (
        <ErrorNote text={failure.text}>
          <p>{t`Nothing was charged.`}</p>
        </ErrorNote>
      ) : null}
      <Field
        ref={number}
        label={t`Card number`}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
        aria-invalid={isRefused || undefined}
        {...input('number')}
      />
      <div className="ck-pair">
        <Field
          label={t`Expires`}
          placeholder={t`MM / YY`}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={10}
          {...input('expiry')}
        />
        <Field label={t`CVC`} inputMode="numeric" autoComplete="cc-csc" maxLength={4} {...input('cvc')} />
      </div>
      <Field label={t`Name on card`} autoComplete="cc-name" maxLength={200} {...input('name')} />
    </>
  );
}
