import type { MembershipPlan } from '@kontor/contract';
import { TierPlate } from '@kontor/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { membershipPath } from './membership-path.ts';
import { planNames } from './plan-name.ts';
import './boosts-of-plans.css';
import { Introduced } from '../company/introduced.tsx';

interface BoostsOfPlansProps {
  title: string;
  intro: string;
  plans: readonly MembershipPlan[];
}

/** How many boosts a month each package includes. */
export function BoostsOfPlans({ title, intro, plans }: BoostsOfPlansProps) {
  const { i18n } = useLingui();
  return (
    <Introduced title={title} intro={intro}>
      <ul className="m-boosts k-number">
        {plans.map(({ planID, boostsPerMonth }) => {
          const name = i18n._(planNames[planID]);
          return (
            <li key={planID} className="k-card">
              <TierPlate tier={planID} />
              <p>
                <Plural value={boostsPerMonth} one="# boost a month" other="# boosts a month" />
              </p>
              <a href={membershipPath(planID)}>
                <Trans>See {name}</Trans>
              </a>
            </li>
          );
        })}
      </ul>
    </Introduced>
  );
}
