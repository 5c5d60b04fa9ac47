import { block, hidePost, mute, type ReportedResource, unhidePost, unmute } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { Ban, EyeOff, Flag, VolumeX } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { MenuItem } from '../page-part/menu-item.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';

const BlockDialog = lazyPart(() => import('./block-dialog.tsx'));
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** A person or a business of others. */
export interface PartyOfOthers {
  type: 'business' | 'user';
  id: string;
  name: string;
}

interface BlockingOptions {
  /** What is reported: what they wrote, or show. */
  thing: { type: ReportedResource; id: string };
  party: PartyOfOthers;
  /** Of a post: it is hidden, and shown again. */
  onHidden?: (() => void) | undefined;
  onUnhidden?: (() => void) | undefined;
  /** They are muted or blocked, or muted no more. */
  onSilenced: () => void;
  onHeard: () => void;
}

/** What can be done in a menu, and what stands beside its button: what then asks, and why something failed. */
interface BlockingItems extends Pick<ReturnType<typeof useFailure>, 'failure' | 'fail' | 'begin'> {
  items: MenuItem[];
  dialog: ReactNode;
}

/** What somebody can do about what others write: hide it, mute or block whose it is, report it; and what then asks. */
export function useBlockingItems({
  thing,
  party,
  onHidden,
  onUnhidden,
  onSilenced,
  onHeard,
}: BlockingOptions): BlockingItems {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const { id, type: resourceType, name } = party;
  const close = () => setDialog(undefined);

  async function attempt(work: () => Promise<void>) {
    begin();
    try {
      await work();
    } catch (error) {
      console.error('Nothing became of it', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  const hide = () =>
    attempt(async () => {
      const of = { params: { postID: thing.id } };
      await call(hidePost, of);
      onHidden?.();
      undoToast(t`You will no longer see this post.`, () =>
        attempt(async () => {
          await call(unhidePost, of);
          onUnhidden?.();
        }),
      );
    });

  const silence = () =>
    attempt(async () => {
      await call(mute, { params: { id }, body: { resourceType } });
      onSilenced();
      undoToast(t`You no longer see what ${name} writes. They are not told.`, () =>
        attempt(async () => {
          await call(unmute, { params: { id } });
          onHeard();
        }),
      );
    });

  const keepApart = () =>
    attempt(async () => {
      await call(block, { params: { id }, body: { resourceType } });
      onSilenced();
      toast(t`${name} is blocked. You can undo this under “Content preferences”.`, 'done');
    });

  const items: MenuItem[] = [
    ...(onHidden ? [{ key: 'hide', text: t`Hide`, Icon: EyeOff, to: () => void hide() }] : []),
    { key: 'mute', text: t`Mute ${name}`, Icon: VolumeX, to: () => void silence() },
    { key: 'block', text: t`Block ${name}`, Icon: Ban, to: () => setDialog('block') },
    { key: 'report', text: t`Report`, Icon: Flag, to: () => setDialog('report') },
  ];
  return {
    items,
    failure,
    fail,
    begin,
    dialog: (
      <Suspense>
        {dialog === 'block' ? (
          <BlockDialog
            name={name}
            onCancel={close}
            onConfirm={() => {
              close();
              void keepApart();
            }}
          />
        ) : null}
        {dialog === 'report' ? <ReportDialog {...thing} onClose={close} /> : null}
      </Suspense>
    ),
  };
}
