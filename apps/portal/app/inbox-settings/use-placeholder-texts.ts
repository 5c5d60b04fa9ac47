import type { Placeholder } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** What the placeholders of saved replies stand for. */
export function usePlaceholderTexts(): Record<Placeholder, string> {
  const { t } = useLingui();
  return {
    buyer: t`First name of the buyer`,
    subject: t`Subject`,
    product: t`Product name`,
    me: t`Your first name`,
  };
}
