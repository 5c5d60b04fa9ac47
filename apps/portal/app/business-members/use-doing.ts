import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';

interface Doing {
  /** Said when it is done, with the way back. */
  done?: string;
  undo?: () => void;
  /** Said when it is refused, by the name of the error. */
  refused?: Record<string, string>;
}

interface DoingState {
  /** What is under way, as it was named. */
  busy: string | undefined;
  /** Why it was not done, beside what does it. */
  failure: ReactNode;
  /** It cannot be done. */
  fail: (text: string) => void;
  /** Does something, says the outcome and loads the page's data again. @returns whether it was done */
  run: (name: string, work: () => Promise<unknown>, texts?: Doing) => Promise<boolean>;
}

/** Does one thing at a time on a page, and says what became of it. */
export function useDoing(reload: () => Promise<void>): DoingState {
  const { t } = useLingui();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();
  const [busy, setBusy] = useState<string>();

  function refusalOf(error: unknown, refused: Record<string, string>): string {
    const name = error instanceof CallError ? error.errorName : '';
    if (refused[name]) return refused[name];
    if (name === 'NotFound') return t`This has already been done.`;
    if (name === 'Forbidden') return t`Your role does not allow this.`;
    if (name === 'TooManyRequests') return t`You have reached today’s limit. Please try again tomorrow.`;
    return t`An unexpected error has occurred, please try again`;
  }

  return {
    busy,
    failure,
    fail,
    async run(name, work, { done, undo, refused = {} } = {}) {
      if (busy !== undefined) return false;
      begin();
      setBusy(name);
      const failure = await work().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      // What is said is shown by then.
      await reload();
      setBusy(undefined);
      if (failure) {
        const { error } = failure;
        if (!(error instanceof CallError) || error.status >= 500 || error.status === 0)
          console.error(`${name} failed`, error);
        fail(refusalOf(error, refused));
      } else if (done && undo) undoToast(done, undo);
      else if (done) toast(done, 'done');
      return !failure;
    },
  };
}
