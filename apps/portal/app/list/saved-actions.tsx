import type { FavoriteResource } from '@kontor/contract';
import { ToastAction } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

const AddToList = lazyPart(() => import('./add-to-list.tsx'));

interface SavedActionsProps {
  resourceType: FavoriteResource;
  id: string;
  onUndo: () => void;
  onClose: () => void;
}

/** What can be done about something that was just saved. The message stays while a list is chosen. */
export function SavedActions({ onUndo, onClose, ...added }: SavedActionsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToastAction text={t`Undo`} busy={isOpen} onClose={onClose} onPress={onUndo} />
      <button type="button" className="k-toast-action" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Add to list`}
      </button>
      {/* Not where what is said is read out. */}
      {isOpen
        ? createPortal(
            <Suspense>
              <AddToList {...added} onClose={onClose} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
