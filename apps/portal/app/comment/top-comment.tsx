import { useEffect, useRef, useState } from 'react';
import type { CommentView } from './comment-view.ts';
import type { ListPlace } from './list-place.ts';
import { LivingComment } from './living-comment.tsx';
import { Replies } from './replies.tsx';
import { RepliesToggle } from './replies-toggle.tsx';

interface TopCommentProps {
  comment: CommentView;
  place: ListPlace;
  isOpenedAtFirst: boolean;
}

/** A comment with its replies, shown or hidden; the one that answers it is always there. */
export function TopComment({ comment, place, isOpenedAtFirst }: TopCommentProps) {
  const [isOpen, setOpen] = useState(isOpenedAtFirst);
  const [isReplying, setReplying] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { answer, replies, author } = comment;

  // Whoever opened them has the focus where they pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOpenedAtFirst) toggle.current?.focus();
  }, []);

  function reply() {
    setOpen(true);
    setReplying(true);
  }

  const others = replies - Number(answer !== undefined);
  return (
    <LivingComment
      comment={comment}
      place={place}
      onReply={reply}
      replies={
        others > 0 || (isOpen && replies > 0) ? (
          <RepliesToggle ref={toggle} count={replies} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        ) : null
      }
    >
      {isOpen ? (
        <Replies
          comment={comment}
          place={place}
          isReplying={isReplying && !place.areClosed && author !== undefined}
          onReplying={setReplying}
        />
      ) : answer ? (
        <ul>
          <LivingComment
            comment={answer}
            place={{ ...place, change: (changed) => place.change({ ...comment, answer: changed }) }}
            isReply
            onReply={reply}
          />
        </ul>
      ) : null}
    </LivingComment>
  );
}
