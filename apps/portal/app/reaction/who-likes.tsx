import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense, useState } from 'react';
import type { LikesOf } from './likes-dialog.tsx';

const LikesDialog = lazyExtra(() => import('./likes-dialog.tsx'));

/** For people who are signed in: how many like something, which opens who they are. */
export default function WhoLikes({ resourceID, text }: LikesOf & { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen ? (
        <Suspense>
          <LikesDialog resourceID={resourceID} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
