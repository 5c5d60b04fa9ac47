import type { BusinessProfile } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';
import type { I18n } from '@lingui/core';
import { factTexts, methodTexts } from '../verification/fact-texts.ts';

type VerifiedFact = BusinessProfile['verifiedFacts'][number];
export type FactName = VerifiedFact['fact'];

export interface FactView {
  fact: FactName;
  method: VerifiedFact['method'];
  /** What it is called, and the way it was checked, in words. */
  text: string;
  methodText: string;
  checkedBy: string;
  /** "12 Mar 2026". */
  checkedOn: string;
  /** Invented, as its business is. */
  sample: boolean;
}

/** Checked facts, the newest first, with their days written out. */
export function verifiedFactsView(
  { verifiedFacts, origin }: Pick<BusinessProfile, 'verifiedFacts' | 'origin'>,
  { language, i18n }: { language: ShownLanguage; i18n: I18n },
): FactView[] {
  return verifiedFacts
    .toSorted((one, other) => other.checkedAt.localeCompare(one.checkedAt))
    .map(({ fact, method, checkedBy, checkedAt }) => ({
      fact,
      method,
      text: i18n._(factTexts[fact]),
      methodText: i18n._(methodTexts[method]),
      checkedBy,
      checkedOn: dayOf(checkedAt, language),
      sample: origin === 'demo',
    }));
}
