import type { BusinessView } from './business-view.ts';
import { useVerification } from './use-verification.ts';

type Marked = Pick<BusinessView, 'tier' | 'verified' | 'origin' | 'claimed'>;

/** A company nobody has claimed took no package and was not asked for proof: that it is a public record says it all. */
export function useBadges() {
  const verification = useVerification();
  return (business: Marked) => {
    const { tier, verified, origin, claimed } = business;
    const isRecord = origin === 'imported' && !claimed;
    return {
      tier: isRecord && tier === 'standard' ? undefined : tier,
      verification: isRecord && !verified ? undefined : verification(business),
    };
  };
}
