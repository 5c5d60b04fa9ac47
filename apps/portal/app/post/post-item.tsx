import { lazyExtra } from '@kontor/web/lazy-extra';
import { type ReactNode, Suspense, useState } from 'react';
import { useLikesText } from '../reaction/use-likes-text.ts';
import { PostCard } from './post-card.tsx';
import type { PostChanges } from './post-changes.ts';
import type { PostView } from './post-view.ts';
import { SharePost } from './share-post.tsx';
import { VisitorWays } from './visitor-ways.tsx';

// Visitors log in first.
const PeopleWays = lazyExtra(() => import('./people-ways.tsx'));
const WhoLikes = lazyExtra(() => import('../reaction/who-likes.tsx'));
const PostMenu = lazyExtra(() => import('./post-menu.tsx'));
// Seen by its author alone.
const HeldNotice = lazyExtra(() => import('../blocking/held-notice.tsx'));

interface PostItemProps extends PostChanges {
  post: PostView;
  level?: 1 | 2;
  children?: ReactNode;
}

/** A post with what can be done with it. What appears for people who are signed in moves nothing: its place is held. */
export function PostItem({ post, level, children, ...changes }: PostItemProps) {
  const likesText = useLikesText();
  // What whoever reads it changes is counted at once.
  const [changed, setChanged] = useState<number>();
  const likes = changed ?? post.likes;
  return (
    <PostCard
      post={post}
      level={level}
      likes={
        post.mine && likes > 0 ? (
          <Suspense fallback={likesText(likes)}>
            <WhoLikes resourceID={post.id} text={likesText(likes)} />
          </Suspense>
        ) : (
          likesText(likes)
        )
      }
      menu={
        <span className="po-menu s-for-people">
          {post.mine ? (
            <Suspense>
              <PostMenu post={post} {...changes} />
            </Suspense>
          ) : null}
        </span>
      }
      notice={
        post.held ? (
          <Suspense>
            <HeldNotice held={post.held} />
          </Suspense>
        ) : null
      }
      ways={
        <>
          <VisitorWays />
          <span className="po-like s-for-people">
            {post.mine ? (
              <Suspense>
                <PeopleWays post={post} isLiked={post.mine.isLiked} onLikes={setChanged} />
              </Suspense>
            ) : null}
          </span>
          <span className="po-share">
            <SharePost path={post.href} />
          </span>
        </>
      }
    >
      {children}
    </PostCard>
  );
}
