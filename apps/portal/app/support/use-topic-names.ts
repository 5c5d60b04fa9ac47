import type { SupportTopic } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** What the topics are called. */
export function useTopicNames(): Record<SupportTopic, string> {
  const { t } = useLingui();
  return {
    profile: t`Company profile`,
    products: t`Products and catalogue`,
    verification: t`Verification`,
    buyers: t`Buyers and requests`,
    integration: t`Import and connections`,
    other: t`Something else`,
  };
}
