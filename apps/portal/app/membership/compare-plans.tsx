import { type MembershipPlan, membershipPlans, type PlanID } from '@kontor/contract';
import { TierPlate } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planNames } from './plan-name.ts';
import { PlanPrice } from './plan-price.tsx';
import './compare-plans.css';

interface Row {
  label: string;
  value: (plan: MembershipPlan) => ReactNode;
}

/** The packages line by line; the one of the page stands out. */
export function ComparePlans({ current }: { current: PlanID }) {
  const { i18n, t } = useLingui();
  const rows: Row[] = [
    { label: t`Company page in the directory`, value: () => <Included /> },
    { label: t`Found in all 25 country portals`, value: () => <Included /> },
    { label: t`Products shown`, value: ({ productsShown }) => productsShown },
    { label: t`Advertising boosts per month`, value: ({ boostsPerMonth }) => boostsPerMonth || <None /> },
    {
      label: t`Professional support hours per year`,
      value: ({ supportHoursPerYear }) => supportHoursPerYear || <None />,
    },
    {
      label: t`Business verification: the review`,
      value: ({ verificationReview }) => (verificationReview ? <Included /> : <None />),
    },
    { label: t`Price`, value: (plan) => <PlanPrice {...plan} /> },
  ];
  return (
    <section className="s-section">
      <h2>{t`Compare packages`}</h2>
      <div className="k-card m-compare">
        <table className="k-number">
          <thead>
            <tr>
              <th scope="col">
                <span className="k-hidden">{t`Feature`}</span>
              </th>
              {membershipPlans.map(({ planID }) => (
                <th key={planID} scope="col" className={planID === current ? 'm-here' : undefined}>
                  <TierPlate tier={planID} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {membershipPlans.map((plan) => (
                  <td
                    key={plan.planID}
                    className={plan.planID === current ? 'm-here' : undefined}
                    data-plan={i18n._(planNames[plan.planID])}
                  >
                    {value(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Included() {
  const { t } = useLingui();
  return (
    <span className="m-included" role="img" aria-label={t`Included`}>
      <Check size={20} />
    </span>
  );
}

function None() {
  return (
    <span className="m-none">
      <Trans>none</Trans>
    </span>
  );
}
