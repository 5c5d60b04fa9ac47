import type { FavoriteResource } from '@kontor/contract';
import { ListPlus } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';

const AddToList = lazyPart(() => import('./add-to-list.tsx'));

interface AddToListButtonProps {
  resourceType: FavoriteResource;
  id: string;
  name: string;
}

/** For people who are signed in: puts a business or a product into named lists. */
export function AddToListButton({ name, ...added }: AddToListButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="k-icon-button"
        aria-haspopup="dialog"
        aria-label={t`Add to list: ${name}`}
        onClick={() => setOpen(true)}
      >
        <ListPlus size={20} />
      </button>
      {isOpen ? (
        <Suspense>
          <AddToList {...added} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
