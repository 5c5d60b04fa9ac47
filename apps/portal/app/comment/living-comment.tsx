import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { LikeButton } from '../reaction/like-button.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { CommentView } from './comment-view.ts';
import { Replies } from './replies.tsx';
import { RepliesToggle } from './replies-toggle.tsx';
import type { IsLiked } from './use-my-likes.ts';
import type { Writer } from './use-writer.ts';

/** The list a comment stands in. */
export interface ListPlace {
  writer: Writer;
  likes: IsLiked;
  areClosed: boolean;
  refresh: () => Promise<void>;
  change: (changed: CommentView) => void;
}

interface LivingCommentProps {
  comment: CommentView;
  place: ListPlace;
  /** It is a reply: what is replied to it stands beside it. @param onReply opens the box below its comment */
  onReply?: () => void;
  isOpenedAtFirst?: boolean;
}

/** A comment with what can be done with it; a reply has no replies of its own. */
export function LivingComment({ comment, place, onReply, isOpenedAtFirst = false }: LivingCommentProps) {
  const { writer, likes, areClosed, change, refresh } = place;
  const [isOpen, setOpen] = useState(isOpenedAtFirst);
  const [isReplying, setReplying] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { id, answer, replies, author } = comment;
  const isLiked = likes(id);
  const mayReply = writer.userID !== undefined && !areClosed;

  // Whoever opened them has the focus where they pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOpenedAtFirst) toggle.current?.focus();
  }, []);

  function reply() {
    if (onReply) return onReply();
    setOpen(true);
    setReplying(true);
  }

  const others = replies - Number(answer !== undefined);
  return (
    <CommentItem
      comment={comment}
      menu={
        writer.userID ? (
          <CommentMenu
            comment={comment}
            place={place}
            isReply={onReply !== undefined}
            onEdit={() => setEditing(true)}
          />
        ) : null
      }
      editor={
        isEditing ? (
          <CommentEditor comment={comment} onChanged={change} onEnd={() => setEditing(false)} />
        ) : null
      }
      ways={
        writer.userID ? (
          <>
            {isLiked === undefined ? null : (
              <LikeButton
                resourceType="comment"
                resourceID={id}
                isLiked={isLiked}
                likes={comment.likes}
                onLikes={(now) => change({ ...comment, likes: now })}
              />
            )}
            {mayReply ? (
              <button type="button" className="c-way" onClick={reply}>
                <Trans>Reply</Trans>
              </button>
            ) : null}
          </>
        ) : null
      }
      replies={
        !onReply && (others > 0 || (isOpen && replies > 0)) ? (
          <RepliesToggle ref={toggle} count={replies} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        ) : null
      }
    >
      {onReply ? null : isOpen ? (
        <Replies
          comment={comment}
          place={place}
          isReplying={isReplying && mayReply && author !== undefined}
          onReplying={setReplying}
        />
      ) : answer ? (
        <ul>
          <LivingComment
            comment={answer}
            place={{ ...place, change: (changed) => change({ ...comment, answer: changed }), refresh }}
            onReply={() => {
              setOpen(true);
              setReplying(true);
            }}
          />
        </ul>
      ) : null}
    </CommentItem>
  );
}
