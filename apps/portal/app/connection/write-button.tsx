import { Button } from '@kontor/ui';
import { Mail } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';

const WriteDialog = lazyPart(() => import('./write-dialog.tsx'));

/** To write to a person one is connected with. */
export function WriteButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Mail size={17} />
        <Trans>Write</Trans>
        <span className="k-hidden">: {name}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <WriteDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
