import type { DeclineReason } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Why a business cannot serve an inquiry, in words. */
export function useDeclineTexts(): Record<DeclineReason, string> {
  const { t } = useLingui();
  return {
    'not-our-range': t`We do not make or sell this`,
    'no-capacity': t`We have no free capacity`,
    'quantity-too-small': t`The quantity is below our minimum`,
    'not-to-this-country': t`We do not deliver to this country`,
    other: t`Another reason`,
  };
}
