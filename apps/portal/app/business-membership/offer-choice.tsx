import { type Membership, type MembershipOffer, membershipPlan, membershipPlans } from '@kontor/contract';
import { classes, tierColors } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planNames } from '../membership/plan-name.ts';
import { PlanPrice } from '../membership/plan-price.tsx';
import { usePortal } from '../session/use-portal.ts';
import { priceText } from './price-text.ts';

interface OfferChoiceProps {
  membership: Membership;
  chosen: MembershipOffer;
  onChoose: (planId: MembershipOffer['planId']) => void;
}

/** The packages a business may buy today, each with what is due. */
export function OfferChoice({ membership, chosen, onChoose }: OfferChoiceProps) {
  const { language } = usePortal();
  const { offers, period } = membership;
  const isUpgrade = offers.some(({ purpose }) => purpose === 'upgrade');
  const ends = period ? dayOf(period.endsOn, language) : '';
  return (
    <section className="ck-offers" aria-labelledby="ck-offers">
      <h2 id="ck-offers">{isUpgrade ? <Trans>Upgrade</Trans> : <Trans>Choose a package</Trans>}</h2>
      <p>
        {isUpgrade ? (
          <Trans>You pay the difference for the days left. The end date stays {ends}.</Trans>
        ) : (
          <Trans>For one year from today. It ends automatically unless you choose to renew it.</Trans>
        )}
      </p>
      <fieldset>
        <legend className="k-hidden">
          <Trans>Package</Trans>
        </legend>
        {offers.map((offer) => (
          <OfferCard
            key={offer.planId}
            offer={offer}
            now={membershipPlan(membership.subscription)}
            isChosen={offer === chosen}
            onChoose={() => onChoose(offer.planId)}
          />
        ))}
      </fieldset>
    </section>
  );
}

interface OfferCardProps {
  offer: MembershipOffer;
  now: ReturnType<typeof membershipPlan>;
  isChosen: boolean;
  onChoose: () => void;
}

function OfferCard({ offer, now, isChosen, onChoose }: OfferCardProps) {
  const { i18n } = useLingui();
  const { language } = usePortal();
  const plan = membershipPlan(offer.planId);
  const level = membershipPlans.indexOf(plan);
  return (
    <label className={classes('k-card ck-offer', isChosen && 'ck-chosen')}>
      <span className={classes('ck-offer-head', tierColors(plan.planID))}>
        <input type="radio" name="package" value={plan.planID} checked={isChosen} onChange={onChoose} />
        <b>{i18n._(planNames[plan.planID])}</b>
        <span className="ck-bars" aria-hidden="true">
          {membershipPlans.map(({ planID }, place) => (
            <i key={planID} className={place <= level ? 'ck-on' : undefined} />
          ))}
        </span>
      </span>
      <span className="ck-lines k-number">
        <Line now={now.productsShown}>
          <Plural value={plan.productsShown} one="# product shown" other="# products shown" />
        </Line>
        <Line now={now.boostsPerMonth}>
          <Plural value={plan.boostsPerMonth} one="# boost a month" other="# boosts a month" />
        </Line>
        {plan.supportHoursPerYear > 0 ? (
          <Line now={now.supportHoursPerYear}>
            <Plural
              value={plan.supportHoursPerYear}
              one="# support hour a year"
              other="# support hours a year"
            />
          </Line>
        ) : null}
      </span>
      <span className="ck-due k-number">
        <small>{offer.purpose === 'renewal' ? <Trans>The next year</Trans> : <PlanPrice {...plan} />}</small>
        <b>{priceText(offer.totalCents, language)}</b>
      </span>
    </label>
  );
}

function Line({ now, children }: { now: number; children: ReactNode }) {
  return (
    <span className="ck-line">
      <Check size={18} />
      <span>
        {children}
        <small>
          <Trans>, now {now}</Trans>
        </small>
      </span>
    </span>
  );
}
