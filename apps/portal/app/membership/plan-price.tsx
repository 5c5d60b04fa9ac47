import type { MembershipPlan } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';

/** A plan's price as the specification writes it (checklist 134–137, 342): "US$ 1850 per year", "FREE LISTING". */
export function PlanPrice({ priceInCents }: Pick<MembershipPlan, 'priceInCents'>) {
  if (priceInCents === 0) return <Trans>FREE LISTING</Trans>;
  const dollars = String(priceInCents / 100);
  return (
    <Trans>
      US$ {dollars} <small>per year</small>
    </Trans>
  );
}
