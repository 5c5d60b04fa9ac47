import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';

/** What can be done in a group, one thing at a time; what became of it is said. */
export function useGroupDoing(onChanged: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [busy, setBusy] = useState<string>();
  const [tried, setTried] = useState<string>();

  /** @returns whether it was done */
  async function run(what: string, work: () => Promise<unknown>, said: { done: string; refused?: string }) {
    if (busy !== undefined) return false;
    begin();
    setBusy(what);
    setTried(what);
    try {
      await work();
      toast(said.done, 'done');
      return true;
    } catch (error) {
      console.error('What was wanted of a group failed', error);
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 && said.refused !== undefined) fail(said.refused);
      else if (status === 404) fail(t`This has already been done.`);
      else fail(t`An unexpected error has occurred, please try again`);
      return false;
    } finally {
      setBusy(undefined);
      onChanged();
    }
  }

  return {
    busy,
    /** Why the last thing was not done. */
    failure,
    /** The same where several things can be done: beside what did that one. */
    failureOf: (...whats: string[]) => (tried !== undefined && whats.includes(tried) ? failure : null),
    run,
  };
}
