import { inquiryLimits } from '@kontor/contract/inquiry-limits';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Says by how much a message is longer than can be sent, and what to do; nothing of one that is not. */
export function useExcessText(): (message: string) => string | undefined {
  const { t } = useLingui();
  return (message) => {
    const excess = message.trim().length - inquiryLimits.message;
    if (excess <= 0) return undefined;
    return t`${plural(excess, { one: '# character', other: '# characters' })} too many. Shorten the message, or add the rest as a file.`;
  };
}
