import type { Data, getSubscriptionSetup, Membership } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { useCheckout } from './use-checkout.ts';
import type { InvoiceFields } from './use-checkout-fields.ts';
import { useVoucher } from './use-voucher.ts';

interface CheckoutFormProps {
  taxNumber: string | undefined;
  membership: Membership;
  setup: Data<typeof getSubscriptionSetup>;
  reload: () => void;
  onTaxNumber: (taxNumber: string) => void;
  /** What the invoice of the last purchase made here states. */
  stated: InvoiceFields | undefined;
  onBought: (stated: InvoiceFields) => void;
}

/** Chooses a package and pays it. What was typed stays through every refusal. */
export function CheckoutForm({
  membership,
  setup,
  reload,
  taxNumber = membership.buyer.taxNumber,
  onTaxNumber,
  stated,
  onBought,
}: CheckoutFormProps) {
  const [planId, setPlanId] = useState(membership.offers[0]?.planId);
  const chosen = membership.offers.find((each) => each.planId === planId) ?? membership.offers[0];
  const { businessID } = membership;
  const voucher = useVoucher({ businessID, planId: chosen?.planId, taxNumber });
  const offer = voucher.offer ?? chosen;
  const checkout = useCheckout({
    membership,
    offer,
    stated,
    onBought,
    reload() {
      reload();
      voucher.reload();
    },
  });
  if (!offer || !chosen) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    // While a voucher is looked up nobody knows what is to be paid.
    if (!voucher.isChecking) void checkout.pay();
  }

  return (
    <form className="ck-form" noValidate onSubmit={submit}>
      <div className="ck-main">
        <OfferChoice membership={membership} chosen={chosen} onChoose={setPlanId} />
        <Payment
          checkout={checkout}
          setup={setup}
          voucher={voucher}
          offer={offer}
          countryCode={membership.buyer.countryCode}
          onTaxNumber={onTaxNumber}
        />
      </div>
      <OrderSummary
        offer={offer}
        isRenewed={membership.renewal !== undefined}
        checkout={checkout}
        isChecking={voucher.isChecking}
      />
      {checkout.challenge ? <ChallengeDialog offer={offer} checkout={checkout} /> : null}
      <p className="k-hidden" role="status">
        {checkout.step === 'paying' ? <Trans>Processing the payment.</Trans> : null}
      </p>
    </form>
  );
}
