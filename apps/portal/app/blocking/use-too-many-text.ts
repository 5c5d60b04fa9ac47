import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Shorter waits are those of whoever calls too fast. */
const longWait = 300;

/** What new accounts are told that wrote as much as they may in a day; undefined for every other failure. */
export function useTooManyText(): (error: unknown) => string | undefined {
  const { t, i18n } = useLingui();
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 429) return undefined;
    const { retryAfter = 0 } = error;
    if (retryAfter < longWait) return undefined;
    const again = i18n.date(new Date(Date.now() + retryAfter * 1_000), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return t`New accounts have a daily limit. You can continue from ${again}.`;
  };
}
