import { type Post, pinPost, removePost, restorePost, unpinPost } from '@kontor/contract';
import { Clock, Pencil, Pin, PinOff, Trash2 } from '@kontor/ui/icon';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBlockingItems } from '../blocking/use-blocking-items.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import type { MenuItem } from '../page-part/menu-item.ts';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import type { PostChanges } from './post-changes.ts';
import { type PostView, viewOfPost } from './post-view.ts';

const EditDialog = lazyExtra(() => import('./edit-dialog.tsx'));
const VersionsDialog = lazyExtra(() => import('./versions-dialog.tsx'));

/** The specification's alert, in Spanish in every language (checklist 317). */
const removalFailed = 'Ocurrió un error al eliminar la publicación.';

interface PostMenuProps extends PostChanges {
  post: PostView;
}

/** What whoever is signed in may do with a post (checklist 252, 273). */
export default function PostMenu({ post, onChanged, onRemoved, onRestored, onSilenced }: PostMenuProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { origin } = usePortal();
  const undoToast = useUndoToast();
  const [dialog, setDialog] = useState<'edit' | 'versions'>();
  const { mine, isPinned, isEdited } = post;
  const of = { params: { postID: post.id } };
  const close = () => setDialog(undefined);
  const view = (changed: Post) => viewOfPost(changed, i18n, origin);

  async function remove() {
    begin();
    try {
      await call(removePost, { body: { postID: post.id } });
    } catch (error) {
      console.error('A post could not be removed', error);
      fail(removalFailed);
      return;
    }
    onRemoved(post);
    undoToast(t`The post was removed. You can restore it for 30 days.`, async () => {
      try {
        onRestored(view(await call(restorePost, of)));
      } catch (error) {
        console.error('A post could not be restored', error);
        fail(t`Something was wrong, try again please`);
      }
    });
  }

  async function pin() {
    begin();
    try {
      onChanged(view(await call(isPinned ? unpinPost : pinPost, of)));
    } catch (error) {
      console.error('A post could not be pinned', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  const { author } = post;
  const { failure, fail, begin, ...blocking } = useBlockingItems({
    thing: { type: 'post', id: post.id },
    party: author,
    onHidden: () => onRemoved(post),
    onUnhidden: () => onRestored(post),
    onSilenced: () => onSilenced(author.id),
    onHeard: () => onRestored(post),
  });
  const isOwn = mine?.mayRemove || mine?.mayEdit;
  const items: MenuItem[] = [
    ...(mine?.mayEdit ? [{ key: 'edit', text: t`Edit`, Icon: Pencil, to: () => setDialog('edit') }] : []),
    ...(isEdited
      ? [{ key: 'versions', text: t`Earlier versions`, Icon: Clock, to: () => setDialog('versions') }]
      : []),
    ...(mine?.mayPin
      ? [
          isPinned
            ? { key: 'unpin', text: t`Unpin`, Icon: PinOff, to: () => void pin() }
            : { key: 'pin', text: t`Pin to the top`, Icon: Pin, to: () => void pin() },
        ]
      : []),
    ...(mine?.mayRemove ? [{ key: 'remove', text: t`Remove`, Icon: Trash2, to: () => void remove() }] : []),
    ...(isOwn ? [] : blocking.items),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <MenuButton
        className="k-icon-button"
        label={t`Menu for the post by ${post.author.name}`}
        items={items}
      />
      {failure}
      {blocking.dialog}
      <Suspense>
        {dialog === 'edit' ? (
          <EditDialog
            post={post}
            onClose={close}
            onEdited={(edited) => {
              close();
              onChanged(view(edited));
            }}
          />
        ) : null}
        {dialog === 'versions' ? <VersionsDialog postID={post.id} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
