import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';

/** Does one thing, says the outcome and loads the page again. */
export function useDone(reload: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    /** Why it was not done, beside its button. */
    failure,
    async run(work: () => Promise<unknown>, done: string): Promise<boolean> {
      begin();
      setBusy(true);
      try {
        await work();
        toast(done, 'done');
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) console.error('A change of the membership failed', error);
        const isRefused = error instanceof CallError && error.errorName === 'Conflict';
        fail(
          isRefused
            ? t`This is no longer possible. The page shows the current status.`
            : t`An unexpected error has occurred, please try again`,
        );
        return false;
      } finally {
        setBusy(false);
        reload();
      }
    },
  };
}
