import { Button } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useIsSignedIn } from '../session/session-context.tsx';
import { CloseComments } from './close-comments.tsx';
import { CommentBox } from './comment-box.tsx';
import type { ShownCommentsProps } from './comments-props.ts';
import { TopComment } from './top-comment.tsx';
import { useComments } from './use-comments.ts';
import { useMyLikes } from './use-my-likes.ts';
import { useWriter } from './use-writer.ts';
import { WritingAs } from './writing-as.tsx';

/** What is written below something, as it changes: more of it for everybody, writing for people who are signed in. */
export default function LivingComments(props: ShownCommentsProps) {
  const { resourceType, resourceID, businessID, loaded, pressed, onState, head } = props;
  const isSignedIn = useIsSignedIn();
  const list = useComments(resourceID, loaded);
  const writer = useWriter(businessID);
  const likes = useMyLikes(list.comments);
  const { comments, next, total, areClosed, isLoading, hasFailed, more, refresh } = list;
  const top = useRef<HTMLUListElement>(null);

  useEffect(() => onState({ total, areClosed }), [onState, total, areClosed]);

  /** The button may go, so whoever came by it goes on with what it brought. */
  async function loadMore() {
    const first = await more();
    if (first) top.current?.querySelector<HTMLElement>(`#comment-${first.id}`)?.focus();
  }

  // The page came as visitors read it: without one's own that are held back, with those of whom one reads nothing.
  const { reread } = list;
  useEffect(() => {
    if (isSignedIn) void reread();
  }, [isSignedIn, reread]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what brought these in
  useEffect(() => {
    if (pressed === 'more') void loadMore();
  }, []);

  return (
    <>
      {head && writer.administers
        ? createPortal(<CloseComments {...props} areClosed={areClosed} onChanged={refresh} />, head)
        : null}
      {isSignedIn && !areClosed ? (
        <CommentBox
          resourceType={resourceType}
          resourceID={resourceID}
          writer={writer}
          onWritten={refresh}
          as={writer.businesses.length > 0 ? <WritingAs writer={writer} /> : null}
        />
      ) : null}
      {comments.length === 0 && !isLoading ? (
        <p className="c-remark">
          <Trans>No comments yet.</Trans>
        </p>
      ) : null}
      <ul className="c-list" ref={top}>
        {comments.map((comment) => (
          <TopComment
            key={comment.id}
            comment={comment}
            place={{ writer, likes, areClosed, refresh, change: list.change }}
            isOpenedAtFirst={typeof pressed === 'object' && pressed.repliesTo === comment.id}
          />
        ))}
      </ul>
      {hasFailed ? <LoadingFailed onRetry={loadMore} /> : null}
      {next && !hasFailed ? (
        <Button variant="quiet" wide className="c-more" loading={isLoading} onClick={() => void loadMore()}>
          <Trans>Load more</Trans>
        </Button>
      ) : null}
    </>
  );
}
