import { type MembershipOffer, membershipDay } from '@kontor/contract';
import { Button, Card, ErrorNote } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planNames } from '../membership/plan-name.ts';
import { usePortal } from '../session/use-portal.ts';
import { priceText } from './price-text.ts';
import type { CheckoutState } from './use-checkout.ts';
import type { Way } from './use-checkout-fields.ts';

interface OrderSummaryProps {
  offer: MembershipOffer;
  /** The next year is paid by itself, as was chosen before. */
  isRenewed: boolean;
  checkout: CheckoutState;
  /** What a voucher comes to is being asked for. */
  isChecking: boolean;
}

/** What is paid today, line by line, and the button that pays it. */
export function OrderSummary({ offer, isRenewed, checkout, isChecking }: OrderSummaryProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const { upgrade, voucher, startsOn, endsOn } = offer;
  const isFree = offer.totalCents === 0;
  const renews = isRenewed || (checkout.renews && checkout.way === 'card' && !isFree);
  const price = (cents: number) => priceText(cents, language);
  const today = dayOf(membershipDay(new Date()), language);
  const [from, until] = [dayOf(startsOn, language), dayOf(endsOn, language)];
  return (
    <aside className="ck-summary" aria-label={t`Your order`}>
      <Card>
        <div className="k-card-head">
          <h2>{checkout.way === 'card' ? <Trans>You pay today</Trans> : <Trans>You order today</Trans>}</h2>
          <span className="k-meta k-number">{today}</span>
        </div>
        <div className="ck-sum">
          <dl className="k-number">
            <Row term={<Trans>{i18n._(planNames[offer.planId])}, one year</Trans>}>
              {price(offer.priceCents)}
            </Row>
            {upgrade ? (
              <>
                <Row term={<Trans>{i18n._(planNames[upgrade.fromPlanId])}, one year</Trans>}>
                  − {price(upgrade.oldPriceCents)}
                </Row>
                <Row term={<Trans>Difference, one year</Trans>}>
                  {price(offer.priceCents - upgrade.oldPriceCents)}
                </Row>
                <Row
                  term={
                    <Trans>
                      {upgrade.daysLeft} of {upgrade.days} days left
                    </Trans>
                  }
                >
                  {price(offer.netCents + (voucher?.discountCents ?? 0))}
                </Row>
              </>
            ) : null}
            {voucher ? (
              <Row term={<Trans>Voucher {voucher.code}</Trans>}>− {price(voucher.discountCents)}</Row>
            ) : null}
            {offer.taxLines.length === 0 ? (
              <Row term={<Trans>Tax</Trans>}>{price(0)}</Row>
            ) : (
              offer.taxLines.map(({ name, cents }) => (
                <Row key={name} term={name}>
                  {price(cents)}
                </Row>
              ))
            )}
            <div className="ck-total">
              <dt>
                <Trans>Total</Trans>
              </dt>
              <dd>{price(offer.totalCents)}</dd>
            </div>
          </dl>
          <p className="k-meta">
            {upgrade ? (
              <Trans>Rounded down to the cent. Runs until {until}.</Trans>
            ) : (
              <Trans>
                Runs from {from} until {until}.
              </Trans>
            )}{' '}
            {renews ? (
              <Trans>It then renews with your card unless you turn this off.</Trans>
            ) : (
              <Trans>It then ends unless you renew it.</Trans>
            )}
          </p>
          {checkout.failure?.kind === 'payment' ? <ErrorNote text={checkout.failure.text} /> : null}
          {checkout.step === 'unknown' ? <Unknown /> : null}
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            loading={isChecking || checkout.step === 'paying' || checkout.step === 'asking'}
            disabled={checkout.step === 'unknown'}
          >
            <ButtonText isFree={isFree} way={checkout.way} />
          </Button>
          {isFree ? null : (
            <p className="k-meta">
              <Trans>
                14-day refund as long as nothing has been used. You are only charged once, even if you click
                twice.
              </Trans>
            </p>
          )}
        </div>
      </Card>
    </aside>
  );
}

function ButtonText({ isFree, way }: { isFree: boolean; way: Way }) {
  if (isFree) return <Trans>Start the package</Trans>;
  return way === 'card' ? <Trans>Buy now!</Trans> : <Trans>Order by transfer</Trans>;
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** While nobody knows whether the card was charged. */
function Unknown() {
  return (
    <div className="ck-unknown" role="status">
      <p>
        <b>
          <Trans>We are checking with the payment provider whether the payment went through.</Trans>
        </b>
      </p>
      <p>
        <Trans>
          You can close this page: you will not be charged twice, and the package starts as soon as the
          payment is confirmed.
        </Trans>
      </p>
    </div>
  );
}
