import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Does one thing, says the outcome and loads the page again. */
export function useDone(reload: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work: () => Promise<unknown>, done: string): Promise<boolean> {
      setBusy(true);
      try {
        await work();
        toast(done, 'done');
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) console.error('A change of the membership failed', error);
        const isRefused = error instanceof CallError && error.errorName === 'Conflict';
        toast(
          isRefused
            ? t`This is no longer possible. The page shows the current status.`
            : t`An unexpected error has occurred, please try again`,
          'failed',
        );
        return false;
      } finally {
        setBusy(false);
        reload();
      }
    },
  };
}
