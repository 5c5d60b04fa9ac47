import { Button } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { CommentBox } from './comment-box.tsx';
import type { CommentView } from './comment-view.ts';
import type { ListPlace } from './list-place.ts';
import { LivingComment } from './living-comment.tsx';
import { useComments } from './use-comments.ts';
import { useMyLikes } from './use-my-likes.ts';

interface RepliesProps {
  comment: CommentView;
  /** The list the comment stands in. */
  place: ListPlace;
  isReplying: boolean;
  onReplying: (isReplying: boolean) => void;
}

/** The replies to a comment, the answer first, five at a time; below them one writes another. */
export function Replies({ comment, place, isReplying, onReplying }: RepliesProps) {
  const { replies, id } = comment;
  const list = useComments(id, undefined);
  const likes = useMyLikes(list.comments);
  const { comments, next, isLoading, hasFailed, more } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (replies > 0) void more();
  }, []);

  /** What is below it is counted above, too. */
  async function refresh() {
    await Promise.all([list.refresh(), place.refresh()]);
  }

  return (
    <div className="c-below">
      <ul>
        {comments.map((reply) => (
          <LivingComment
            key={reply.id}
            comment={reply}
            place={{ ...place, likes, refresh, change: list.change }}
            isReply
            onReply={() => onReplying(true)}
          />
        ))}
      </ul>
      {hasFailed ? (
        <LoadingFailed
          onRetry={async () => {
            await more();
          }}
        />
      ) : null}
      {next && !hasFailed ? (
        <Button variant="quiet" size="small" loading={isLoading} onClick={() => void more()}>
          <Trans>Load more</Trans>
        </Button>
      ) : null}
      {isReplying ? (
        <CommentBox
          resourceType="comment"
          resourceID={id}
          writer={place.writer}
          onWritten={refresh}
          isReply
          onEscape={() => onReplying(false)}
        />
      ) : null}
    </div>
  );
}
