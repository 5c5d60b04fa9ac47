import { type MembershipPlan, membershipPlans, type PlanID } from '@kontor/contract';
import { ButtonLink, classes, tierColors } from '@kontor/ui';
import { Check, Minus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { chooseBusinessPath } from '../my-business/my-business-address.ts';
import { membershipPath } from './membership-path.ts';
import { planLines } from './plan-lines.tsx';
import { planNames } from './plan-name.ts';
import { PlanPrice } from './plan-price.tsx';
import './price-cards.css';

interface PriceCardsProps {
  title: string;
  intro: string;
  /** The plan of the page the cards stand on. */
  current?: PlanID;
}

/**
 * The four packages side by side, each leading to its page (checklist 133–138). On the page of a paid one those that are paid can be bought;
 * the page of the free one has no button for it (checklist 132).
 */
export function PriceCards({ title, intro, current }: PriceCardsProps) {
  const isPaid = current !== undefined && current !== 'standard';
  return (
    <section className="s-section m-prices">
      <h2>{title}</h2>
      <p>{intro}</p>
      <ul>
        {membershipPlans.map((plan) => (
          <PriceCard
            key={plan.planID}
            plan={plan}
            isCurrent={plan.planID === current}
            isForSale={isPaid && plan.priceInCents > 0}
          />
        ))}
      </ul>
    </section>
  );
}

interface PriceCardProps {
  plan: MembershipPlan;
  isCurrent: boolean;
  isForSale: boolean;
}

function PriceCard({ plan, isCurrent, isForSale }: PriceCardProps) {
  const { i18n } = useLingui();
  const { planID } = plan;
  const level = membershipPlans.indexOf(plan);
  const name = i18n._(planNames[planID]);
  return (
    <li className={classes('k-card m-price', isCurrent && 'm-price-current')}>
      <div className={classes('m-price-head', tierColors(planID))}>
        <h3>{name}</h3>
        <span className="m-bars" aria-hidden="true">
          {membershipPlans.map((each, place) => (
            <i key={each.planID} className={place <= level ? 'm-on' : undefined} />
          ))}
        </span>
        <p className="m-amount k-number">
          <PlanPrice {...plan} />
        </p>
      </div>
      <ul className="m-lines k-number">
        {planLines(plan).map(({ key, included, text }) => (
          <li key={key} className={included ? undefined : 'm-not'}>
            {included ? <Check size={20} /> : <Minus size={20} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="m-price-foot">
        {isForSale ? (
          <ButtonLink variant={isCurrent ? 'primary' : 'secondary'} href={chooseBusinessPath} wide>
            <Trans>Buy now!</Trans>
          </ButtonLink>
        ) : null}
        {isCurrent || isForSale ? (
          <p>
            <a href={membershipPath(planID)} aria-current={isCurrent ? 'page' : undefined}>
              {isCurrent ? <Trans>You are on this page</Trans> : <Trans>See {name}</Trans>}
            </a>
          </p>
        ) : (
          <ButtonLink href={membershipPath(planID)} wide>
            <Trans>See {name}</Trans>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
