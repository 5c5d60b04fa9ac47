import { ErrorNote, Field } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CheckoutState } from './use-checkout.ts';
import type { CardFields } from './use-checkout-fields.ts';

/** The fields of a card of the test provider. Why it is refused stands above them, and the focus goes to the number; what is missing is said at its field. */
export function CardInputs({ checkout }: { checkout: CheckoutState }) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const { card, failure, refusals } = checkout;
  const isRefused = failure?.kind === 'card';
  const issues = failure?.kind === 'form' ? failure.issues : {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    const wrong = isRefused ? 'input' : '[aria-invalid]';
    fields.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [refusals]);

  const input = (name: keyof CardFields) => ({
    value: card[name],
    required: true,
    error: issues[name],
    onChange: ({ target }: { target: { value: string } }) =>
      checkout.setCard({ ...card, [name]: target.value }),
  });
  return (
    <div ref={fields} className="ck-card-fields">
      {isRefused ? (
        <ErrorNote text={failure.text}>
          <p>{t`Nothing was charged.`}</p>
        </ErrorNote>
      ) : null}
      <Field
        label={t`Card number`}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
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
    </div>
  );
}
