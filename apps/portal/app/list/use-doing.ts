import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';

/** Does one thing at a time with a list; where it is refused, that is said beside what does it. */
export function useDoing() {
  const { t } = useLingui();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);

  function refusalOf(error: unknown, conflict: string | undefined): string {
    const status = error instanceof CallError ? error.status : 0;
    if (status === 409 && conflict !== undefined) return conflict;
    if (status === 403) return t`You can only read this list.`;
    if (status === 404) return t`This is no longer available.`;
    return t`An unexpected error has occurred, please try again`;
  }

  return {
    isBusy,
    failure,
    /** @param conflict what is said where it cannot be done now. @returns whether it was done */
    async run(work: () => Promise<unknown>, conflict?: string): Promise<boolean> {
      if (isBusy) return false;
      begin();
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        console.error('What was wanted of a list failed', error);
        fail(refusalOf(error, conflict));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
