import type { Data, getSubscriptionSetup, MembershipOffer } from '@kontor/contract';
import { CheckField, classes } from '@kontor/ui';
import { CreditCard, Landmark, Lock, TriangleAlert } from '@kontor/ui/icon';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { CardInputs } from './card-inputs.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import type { CheckoutState } from './use-checkout.ts';
import type { Way } from './use-checkout-fields.ts';
import type { VoucherState } from './use-voucher.ts';
import { VoucherField } from './voucher-field.tsx';

const StripeCard = lazyExtra(() => import('./stripe-card.tsx'));

interface PaymentProps {
  checkout: CheckoutState;
  setup: Data<typeof getSubscriptionSetup>;
  voucher: VoucherState;
  offer: MembershipOffer;
  countryCode: string;
  onTaxNumber: (taxNumber: string) => void;
}

/** How it is paid: by card or by transfer, and whom the invoice names. */
export function Payment({ checkout, setup, voucher, offer, countryCode, onTaxNumber }: PaymentProps) {
  const { way } = checkout;
  // The voucher covers the price.
  const isFree = offer.totalCents === 0;
  return (
    <section className="k-card ck-payment" aria-labelledby="ck-payment">
      {setup.provider === 'test' ? <TestBand /> : null}
      <div className="k-card-head">
        <h2 id="ck-payment">
          <Trans>Payment</Trans>
        </h2>
        <span className="k-meta">
          <Lock size={16} /> <Trans>Card data go only to the payment provider</Trans>
        </span>
      </div>
      <div className="ck-fields">
        {isFree ? (
          <p>
            <Trans>The voucher covers the full price: there is nothing to pay.</Trans>
          </p>
        ) : (
          <WayToPay checkout={checkout} setup={setup} offer={offer} />
        )}
        {way === 'card' && !isFree ? (
          <CheckField
            id="ck-renews"
            checked={checkout.renews}
            onChange={({ target }) => checkout.setRenews(target.checked)}
            label={
              <Trans>
                Renew every year with this card. We e-mail you 30 days before, and you can turn it off in one
                click.
              </Trans>
            }
          />
        ) : null}
        <VoucherField voucher={voucher} />
      </div>
      <div className="ck-fields ck-stated">
        <h3>
          <Trans>Invoice</Trans>
        </h3>
        <InvoiceFields checkout={checkout} countryCode={countryCode} onTaxNumber={onTaxNumber} />
      </div>
    </section>
  );
}

/** By card or by transfer, with the fields of the card. */
function WayToPay({ checkout, setup, offer }: Pick<PaymentProps, 'checkout' | 'setup' | 'offer'>) {
  const { way } = checkout;
  return (
    <>
      <fieldset className="ck-ways">
        <legend className="k-hidden">
          <Trans>Payment method</Trans>
        </legend>
        <WayChoice way="card" checkout={checkout}>
          <CreditCard size={18} /> <Trans>Card</Trans>
        </WayChoice>
        <WayChoice way="transfer" checkout={checkout}>
          <Landmark size={18} /> <Trans>Bank transfer</Trans>
        </WayChoice>
      </fieldset>
      {way === 'card' && setup.provider === 'stripe' ? (
        <Suspense fallback={<div className="ck-element" aria-busy />}>
          <StripeCard
            checkout={checkout}
            offer={offer}
            publicKey={setup.publicKey}
            source={checkout.stripeCard}
          />
        </Suspense>
      ) : null}
      {way === 'card' && setup.provider === 'test' ? <CardInputs checkout={checkout} /> : null}
      {way === 'transfer' ? (
        <p>
          <Trans>
            You receive a pro forma invoice by e-mail with the amount and the bank account. The package starts
            on the day the money arrives; an order not paid within 14 days lapses.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** That no money moves; it is never hidden. */
export function TestBand({ isShort = false }) {
  return (
    <div className="ck-band">
      <TriangleAlert size={20} />
      <div>
        <p>
          <b>
            <Trans>Test provider. No real money is charged.</Trans>
          </b>
        </p>
        {isShort ? null : (
          <p>
            <Trans>
              Use any name and date. Card numbers for testing: 4242 4242 4242 4242 is paid, 4000 0000 0000
              0002 is declined, 4000 0000 0000 3220 needs the bank’s approval.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function WayChoice({ way, checkout, children }: { way: Way; checkout: CheckoutState; children: ReactNode }) {
  const isChosen = checkout.way === way;
  return (
    <label className={classes('ck-way', isChosen && 'ck-chosen')}>
      <input type="radio" name="way" value={way} checked={isChosen} onChange={() => checkout.setWay(way)} />
      {children}
    </label>
  );
}
