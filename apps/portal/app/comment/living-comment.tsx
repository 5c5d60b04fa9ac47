import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { LikeButton } from '../reaction/like-button.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { CommentView } from './comment-view.ts';
import type { ListPlace } from './list-place.ts';

const HeldNotice = lazyPart(() => import('../blocking/held-notice.tsx'));

interface LivingCommentProps {
  comment: CommentView;
  place: ListPlace;
  isReply?: boolean;
  /** Opens the box for a reply. */
  onReply: () => void;
  /** What shows its replies, and what stands below it. */
  replies?: ReactNode;
  children?: ReactNode;
}

/** A comment with what people who are signed in can do with it. */
export function LivingComment({ comment, place, isReply = false, onReply, ...below }: LivingCommentProps) {
  const { writer, likes, areClosed, change } = place;
  const [isEditing, setEditing] = useState(false);
  const isLiked = likes(comment.id);
  const { held } = comment;
  if (writer.userID === undefined) return <CommentItem comment={comment} {...below} />;
  return (
    <CommentItem
      comment={comment}
      menu={<CommentMenu comment={comment} place={place} isReply={isReply} onEdit={() => setEditing(true)} />}
      editor={
        isEditing ? (
          <CommentEditor comment={comment} onChanged={change} onEnd={() => setEditing(false)} />
        ) : null
      }
      notice={
        held ? (
          <Suspense>
            <HeldNotice held={held} />
          </Suspense>
        ) : null
      }
      ways={
        <>
          {held ? null : (
            // Its place is held.
            <span className="c-like">
              {isLiked === undefined ? null : (
                <LikeButton
                  resourceType="comment"
                  resourceID={comment.id}
                  isLiked={isLiked}
                  likes={comment.likes}
                  onLikes={(likes) => change({ ...comment, likes })}
                />
              )}
            </span>
          )}
          {areClosed || held ? null : (
            <button type="button" className="c-way" onClick={onReply}>
              <Trans>Reply</Trans>
            </button>
          )}
        </>
      }
      {...below}
    />
  );
}
