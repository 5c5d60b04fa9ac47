import type { PlanID } from '@kontor/contract';
import { ButtonLink, TierPlate, VerifiedBadge } from '@kontor/ui';
import {
  BadgeCheck,
  CalendarCheck,
  CalendarX,
  Clock,
  ListOrdered,
  Megaphone,
  Package,
  SearchCheck,
} from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Points } from '../company/points.tsx';
import { Prose } from '../company/prose.tsx';
import { Steps } from '../company/steps.tsx';
import { helpRequestPath } from '../contact/contact-address.ts';
import { chooseBusinessPath } from '../my-business/my-business-address.ts';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import podiumGold from './art/podium-gold.svg';
import podiumPlatinum from './art/podium-platinum.svg';
import podiumPremium from './art/podium-premium.svg';
import podiumStandard from './art/podium-standard.svg';
import { ComparePlans } from './compare-plans.tsx';
import { loadMembership } from './membership.server.ts';
import { planLines } from './plan-lines.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PriceCards } from './price-cards.tsx';
import '../company/company.css';
import './membership.css';

type MembershipData = ReturnType<typeof loadMembership>;

export const handle: PageHandle = { rail: 'icons' };

export const loader = ({ url, context }: LoaderFunctionArgs) => loadMembership(url.pathname, context);

const podiums: Record<PlanID, string> = {
  standard: podiumStandard,
  gold: podiumGold,
  premium: podiumPremium,
  platinum: podiumPlatinum,
};

/** The page of one plan: what it is, what it includes, what it costs and how to get it (checklist 132). */
export default function MembershipPage() {
  const { plan, texts } = useLoaderData<typeof loader>();
  const { planID } = plan;
  const isPaid = plan.priceInCents > 0;
  const { rules, ways } = texts;
  return (
    <div className="s-page">
      <PlanHead plan={plan} texts={texts} />
      <div className="m-about">
        <Prose {...texts.about} />
        <section className="k-card m-suits">
          <h2>{texts.suits}</h2>
          <ul>
            {texts.suitsIf.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      </div>
      <PriceCards {...texts.cards} current={planID} />
      <ComparePlans current={planID} />
      {isPaid ? <Steps title={ways.title} intro={ways.intro} steps={ways.steps} /> : null}
      <Points {...rules} icons={[SearchCheck, ListOrdered, CalendarX]} />
      <TwoThings planID={planID} texts={texts.twoThings} />
      <ClosingCall />
    </div>
  );
}

const signs = { products: Package, boosts: Megaphone, hours: Clock, review: BadgeCheck };

function PlanHead({ plan, texts }: Pick<MembershipData, 'plan' | 'texts'>) {
  const { t } = useLingui();
  const { register } = useAccountAddress();
  const { planID } = plan;
  const isPaid = plan.priceInCents > 0;
  return (
    <header className="c-head m-head">
      <div>
        <TierPlate tier={planID} />
        <h1>{texts.title}</h1>
        <p className="c-lead">{texts.lead}</p>
        <ul className="m-features k-number" aria-label={t`What the package includes`}>
          {planLines(plan)
            .filter(({ included }) => included)
            .map(({ key, text }) => {
              const Sign = signs[key];
              return (
                <li key={key}>
                  <Sign size={20} />
                  <span>{text}</span>
                </li>
              );
            })}
          <li>
            <CalendarCheck size={20} />
            <span>{isPaid ? <Trans>Valid for one year</Trans> : <Trans>Without an end date</Trans>}</span>
          </li>
        </ul>
        <div className="m-ways">
          {isPaid ? (
            <>
              <ButtonLink variant="primary" size="large" href={chooseBusinessPath}>
                <Trans>Buy now!</Trans>
              </ButtonLink>
              <ButtonLink size="large" href={helpRequestPath}>
                {texts.ask}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink variant="primary" size="large" href={register} className="s-for-visitors">
                <Trans>Register</Trans>
              </ButtonLink>
              <ButtonLink size="large" href={helpRequestPath}>
                {texts.ask}
              </ButtonLink>
            </>
          )}
          <p className="m-head-price k-number">
            <PlanPrice {...plan} />
          </p>
        </div>
      </div>
      <img
        src={podiums[planID]}
        width="1040"
        height="680"
        alt={t`Rosca on one of four steps, one for each membership`}
        fetchPriority="high"
      />
    </header>
  );
}

interface TwoThingsProps {
  planID: PlanID;
  texts: MembershipData['texts']['twoThings'];
}

/** A plate and a seal side by side: what is paid and what is proven never look alike. */
function TwoThings({ planID, texts }: TwoThingsProps) {
  const { t } = useLingui();
  return (
    <section className="m-two-things">
      <div className="m-two-signs">
        <p className="k-meta">
          <Trans>Example</Trans>
        </p>
        <TierPlate tier={planID} />
        <VerifiedBadge verified text={t`Verified facts`} />
      </div>
      <div>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
        <a href="/company-verification">{texts.more}</a>
      </div>
    </section>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
