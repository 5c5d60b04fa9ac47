import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** What can be done in a group, one thing at a time; what became of it is said. */
export function useGroupDoing(onChanged: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();

  /** @returns whether it was done */
  async function run(what: string, work: () => Promise<unknown>, said: { done: string; refused?: string }) {
    if (busy !== undefined) return false;
    setBusy(what);
    try {
      await work();
      toast(said.done, 'done');
      return true;
    } catch (error) {
      console.error('What was wanted of a group failed', error);
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 && said.refused !== undefined) toast(said.refused, 'failed');
      else if (status === 404) toast(t`This has already been done.`, 'failed');
      else toast(t`An unexpected error has occurred, please try again`, 'failed');
      return false;
    } finally {
      setBusy(undefined);
      onChanged();
    }
  }

  return { busy, run };
}
