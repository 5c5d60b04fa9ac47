import type { BusinessProfile } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';

type VerifiedFact = BusinessProfile['verifiedFacts'][number];
export type FactName = VerifiedFact['fact'];

export interface FactView {
  fact: FactName;
  method: VerifiedFact['method'];
  checkedBy: string;
  /** "12 Mar 2026". */
  checkedOn: string;
  /** Invented, as its business is. */
  sample: boolean;
}

/** Checked facts, the newest first, with their days written out. */
export function verifiedFactsView(
  { verifiedFacts, origin }: Pick<BusinessProfile, 'verifiedFacts' | 'origin'>,
  language: ShownLanguage,
): FactView[] {
  return verifiedFacts
    .toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt))
    .map(({ fact, method, checkedBy, checkedAt }) => ({
      fact,
      method,
      checkedBy,
      checkedOn: dayOf(checkedAt, language),
      sample: origin === 'demo',
    }));
}
