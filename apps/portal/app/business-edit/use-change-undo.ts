import { type BusinessChange, CallError, listBusinessChanges, undoBusinessChange } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';

interface ChangeUndoOptions {
  businessID: string;
  /** A change was taken back, or it is other than it was shown. */
  onChanged: () => void;
}

/** Says that something was done, and takes it back by the log of changes. */
export function useChangeUndo({ businessID, onChanged }: ChangeUndoOptions) {
  const { t } = useLingui();
  const { call } = useSession();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();

  /** Why it failed, in words; where somebody else was faster, what they did is loaded. */
  function refusalOf(error: unknown): string {
    console.error('A change of the profile failed', error);
    const isOther = error instanceof CallError && (error.status === 409 || error.status === 404);
    if (isOther) onChanged();
    return isOther
      ? t`Someone else has changed this in the meantime. Please check it again.`
      : t`Something was wrong, try again please`;
  }

  async function undo(isIt: (change: BusinessChange) => boolean) {
    begin();
    try {
      const { changes } = await call(listBusinessChanges, { params: { businessID }, query: {} });
      const change = changes.find(isIt);
      if (!change) throw new Error('What is to be taken back is not among the latest changes');
      await call(undoBusinessChange, { params: { businessID, changeID: change.changeID } });
      onChanged();
    } catch (error) {
      fail(refusalOf(error));
    }
  }

  return {
    refusalOf,
    /** Why the last thing was not done, for the place beside its button. */
    failure,
    begin,
    fail: (error: unknown) => fail(refusalOf(error)),
    /** @param isIt finds what was done among the changes, the newest first */
    offer(text: string, isIt: (change: BusinessChange) => boolean) {
      undoToast(text, () => undo(isIt));
    },
  };
}
