import { markAnswer, removeComment } from '@kontor/contract';
import { CircleCheck, Pencil, Trash2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBlockingItems } from '../blocking/use-blocking-items.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useSession } from '../session/session-context.tsx';
import type { CommentView } from './comment-view.ts';
import type { ListPlace } from './list-place.ts';

const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));

interface CommentMenuProps {
  comment: CommentView;
  place: ListPlace;
  isReply: boolean;
  onEdit: () => void;
}

/** What its author, and whoever administers the business it stands below, can do with a comment; others mute, block and report. */
export function CommentMenu({ comment, place: { writer, refresh }, isReply, onEdit }: CommentMenuProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { id, userID, businessID, author, isAnswer } = comment;
  const administersAuthor = writer.businesses.some((own) => own.businessID === businessID);
  const isMine = userID === writer.userID && (!businessID || administersAuthor);
  const params = { commentID: id };

  async function act(work: () => Promise<unknown>) {
    begin();
    try {
      await work();
      await refresh();
    } catch (error) {
      console.error('Nothing became of it', error);
      fail(t`That did not work. Please try again.`);
    }
  }

  const { failure, fail, begin, ...blocking } = useBlockingItems({
    thing: { type: 'comment', id },
    party: {
      type: businessID ? 'business' : 'user',
      id: businessID ?? userID ?? '',
      name: author?.name ?? '',
    },
    onSilenced: () => void refresh(),
    onHeard: () => void refresh(),
  });
  const items = [
    isMine && { key: 'edit', text: t`Edit`, Icon: Pencil, to: onEdit },
    isReply &&
      writer.administers && {
        key: 'answer',
        text: isAnswer ? t`Unmark as answer` : t`Mark as answer`,
        Icon: CircleCheck,
        to: () => void act(() => call(markAnswer, { params, body: { isAnswer: !isAnswer } })),
      },
    (isMine || administersAuthor || writer.administers) && {
      key: 'remove',
      text: t`Remove`,
      Icon: Trash2,
      to: () => setAsking(true),
    },
    ...(isMine || administersAuthor ? [] : blocking.items),
  ].filter((item) => !!item);
  if (items.length === 0) return null;
  const name = author?.name ?? '';
  return (
    <>
      <MenuButton label={t`Comment by ${name}`} items={items} className="k-icon-button c-menu" />
      {failure}
      {blocking.dialog}
      {isAsking ? (
        <Suspense>
          <RemoveDialog
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void act(() => call(removeComment, { params }));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
