import type { inquirySubjects } from '@kontor/contract/inquiry-limits';
import { useLingui } from '@lingui/react/macro';

/** The subjects of inquiries in the reader's language; they are sent as the contract lists them (checklist 343). */
export function useSubjectTexts(): Record<(typeof inquirySubjects)[number], string> {
  const { t } = useLingui();
  return {
    'looking for a qualified manufacturer industry': t`looking for a qualified manufacturer industry`,
    'private label manufacturer': t`private label manufacturer`,
    'exclusive distributor in my country': t`exclusive distributor in my country`,
    'worldwide distributor': t`worldwide distributor`,
    'full price list': t`full price list`,
    'discount policy': t`discount policy`,
    Other: t`Other`,
  };
}
