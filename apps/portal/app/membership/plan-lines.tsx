import type { MembershipPlan } from '@kontor/contract';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PlanLine {
  key: 'products' | 'boosts' | 'hours' | 'review';
  included: boolean;
  text: ReactNode;
}

/** What a plan includes and what it does not, in the order of the price cards (checklist 133, 138). */
export function planLines(plan: MembershipPlan): PlanLine[] {
  const { productsShown, boostsPerMonth, supportHoursPerYear, verificationReview } = plan;
  return [
    {
      key: 'products',
      included: true,
      text: <Plural value={productsShown} one="# product shown" other="# products shown" />,
    },
    {
      key: 'boosts',
      included: boostsPerMonth > 0,
      text:
        boostsPerMonth > 0 ? (
          <Plural
            value={boostsPerMonth}
            one="# advertising boost per month"
            other="# advertising boosts per month"
          />
        ) : (
          <Trans>No advertising boosts</Trans>
        ),
    },
    {
      key: 'hours',
      included: supportHoursPerYear > 0,
      text:
        supportHoursPerYear > 0 ? (
          <Plural
            value={supportHoursPerYear}
            one="# professional support hour per year"
            other="# professional support hours per year"
          />
        ) : (
          <Trans>No professional support hours</Trans>
        ),
    },
    {
      key: 'review',
      included: verificationReview,
      text: verificationReview ? (
        <Trans>Business verification: the review</Trans>
      ) : (
        <Trans>No business verification</Trans>
      ),
    },
  ];
}
