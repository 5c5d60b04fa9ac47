import type { FavoriteResource } from '@kontor/contract';
import { ToastAction } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

const AddToList = lazyPart(() => import('./add-to-list.tsx'));
const NewFollowUp = lazyPart(() => import('../follow-up/new-follow-up.tsx'));

interface SavedActionsProps {
  resourceType: FavoriteResource;
  id: string;
  onUndo: () => void;
  onClose: () => void;
}

/** What can be done about something that was just saved. The message stays while a list or a day is chosen. */
export function SavedActions({ onUndo, onClose, ...added }: SavedActionsProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'list' | 'follow-up'>();
  return (
    <>
      <ToastAction text={t`Undo`} busy={dialog !== undefined} onClose={onClose} onPress={onUndo} />
      <button
        type="button"
        className="k-toast-action"
        aria-haspopup="dialog"
        onClick={() => setDialog('list')}
      >
        {t`Add to list`}
      </button>
      <button
        type="button"
        className="k-toast-action"
        aria-haspopup="dialog"
        onClick={() => setDialog('follow-up')}
      >
        {t({ message: 'Follow up', context: 'verb' })}
      </button>
      {/* Not where what is said is read out. */}
      {dialog
        ? createPortal(
            <Suspense>
              {dialog === 'list' ? (
                <AddToList {...added} onClose={onClose} />
              ) : (
                <NewFollowUp subjectType={added.resourceType} subjectID={added.id} onClose={onClose} />
              )}
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
