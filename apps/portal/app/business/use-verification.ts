import type { Verification } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from './business-view.ts';

type Proof = Pick<BusinessView, 'verified' | 'origin'>;

/** What the badge for checked facts shows and says; on invented businesses it is a sample and says so. */
export function useVerification(): (business: Proof) => Verification {
  const { t } = useLingui();
  return ({ verified, origin }) => {
    const sample = origin === 'demo';
    const proven = sample ? t`Verified (demo)` : t`Verified facts`;
    return { verified, sample, text: verified ? proven : t`Not verified` };
  };
}
