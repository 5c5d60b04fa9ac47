import { type BusinessChange, CallError, listBusinessChanges, undoBusinessChange } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
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
  const toast = useToast();
  const undoToast = useUndoToast();

  /** Says what failed; where somebody else was faster, loads what they did. */
  function fail(error: unknown) {
    console.error('A change of the profile failed', error);
    const isOther = error instanceof CallError && (error.status === 409 || error.status === 404);
    toast(
      isOther
        ? t`Someone else has changed this in the meantime. Please check it again.`
        : t`Something was wrong, try again please`,
      'failed',
    );
    if (isOther) onChanged();
  }

  async function undo(isIt: (change: BusinessChange) => boolean) {
    try {
      const { changes } = await call(listBusinessChanges, { params: { businessID }, query: {} });
      const change = changes.find(isIt);
      if (!change) throw new Error('What is to be taken back is not among the latest changes');
      await call(undoBusinessChange, { params: { businessID, changeID: change.changeID } });
      onChanged();
    } catch (error) {
      fail(error);
    }
  }

  return {
    fail,
    /** @param isIt finds what was done among the changes, the newest first */
    offer(text: string, isIt: (change: BusinessChange) => boolean) {
      undoToast(text, () => undo(isIt));
    },
  };
}
