import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const minute = 60;

/** How long somebody has to wait, in words; `seconds` are given when they are known. */
export function useWaitText(): (seconds: number | undefined) => string {
  const { t } = useLingui();
  return (seconds) => {
    if (seconds === undefined) return t`Too many attempts. Please wait a few minutes.`;
    const minutes = Math.ceil(seconds / minute);
    return t`Too many attempts. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })} and try again.`;
  };
}
