import { TierPlate, VerifiedBadge } from '@kontor/ui';
import type { BusinessView } from './business-view.ts';
import { useBadges } from './use-badges.ts';

/** The plate of a business's package and the seal of its proof. */
export function BusinessBadges(business: Pick<BusinessView, 'tier' | 'verified' | 'origin' | 'claimed'>) {
  const { tier, verification } = useBadges()(business);
  return (
    <>
      {tier ? <TierPlate tier={tier} /> : null}
      {verification ? <VerifiedBadge {...verification} /> : null}
    </>
  );
}
