import type { Data, getSubscriptionSetup, Membership } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutFormProps {
  membership: Membership;
  setup: Data<typeof getSubscriptionSetup>;
  reload: () => void;
  onTaxNumber: (taxNumber: string) => void;
  onBought: () => void;
}

/** Chooses a package and pays it. What was typed stays through every refusal. */
export function CheckoutForm({ membership, setup, reload, onTaxNumber, onBought }: CheckoutFormProps) {
  const [planId, setPlanId] = useState(membership.offers[0]?.planId);
  const offer = membership.offers.find((each) => each.planId === planId) ?? membership.offers[0];
  const checkout = useCheckout({ membership, offer, reload, onBought });
  if (!offer) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    void checkout.pay();
  }

  return (
    <form className="ck-form" noValidate onSubmit={submit}>
      <div className="ck-main">
        <OfferChoice membership={membership} chosen={offer} onChoose={setPlanId} />
        <Payment checkout={checkout} setup={setup} onTaxNumber={onTaxNumber} />
      </div>
      <OrderSummary offer={offer} checkout={checkout} />
      {checkout.challenge ? <ChallengeDialog offer={offer} checkout={checkout} /> : null}
      <p className="k-hidden" role="status">
        {checkout.step === 'paying' ? <Trans>The payment is being made.</Trans> : null}
      </p>
    </form>
  );
}
