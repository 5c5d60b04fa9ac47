import { Button } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { CommentItem } from './comment-item.tsx';
import type { ShownCommentsProps } from './comments-props.ts';
import { RepliesToggle } from './replies-toggle.tsx';

/** As they came with the page. */
export function StillComments({ loaded, pressed, onPress }: ShownCommentsProps) {
  const { comments, next, areClosed } = loaded;
  return (
    <>
      {areClosed ? null : <div className="c-box s-for-people" />}
      {comments.length === 0 ? (
        <p className="c-remark">
          <Trans>No comments yet.</Trans>
        </p>
      ) : null}
      <ul className="c-list">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            replies={
              comment.replies > Number(comment.answer !== undefined) ? (
                <RepliesToggle
                  count={comment.replies}
                  isOpen={false}
                  onPress={() => onPress({ repliesTo: comment.id })}
                />
              ) : null
            }
          >
            {comment.answer ? (
              <ul>
                <CommentItem comment={comment.answer} />
              </ul>
            ) : null}
          </CommentItem>
        ))}
      </ul>
      {next ? (
        <Button
          variant="quiet"
          wide
          className="c-more"
          loading={pressed === 'more'}
          onClick={() => onPress('more')}
        >
          <Trans>Load more</Trans>
        </Button>
      ) : null}
    </>
  );
}
