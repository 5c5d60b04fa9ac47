import { Fragment, type ReactNode } from 'react';
import { PostItem } from './post-item.tsx';
import type { PostView } from './post-view.ts';

interface PostListProps {
  posts: readonly PostView[];
  /** What stands between two posts; before the first one without the newer. */
  between?: (newer: PostView | undefined, older: PostView) => ReactNode;
  onChange: (change: (posts: readonly PostView[]) => readonly PostView[]) => void;
}

/** Posts one after the other. One that is removed goes, and comes back where it stood. */
export function PostList({ posts, between, onChange }: PostListProps) {
  return (
    <div className="po-list">
      {posts.map((post, place) => (
        <Fragment key={post.id}>
          {between?.(posts[place - 1], post)}
          <PostItem
            post={post}
            onChanged={(changed) =>
              onChange((all) => all.map((each) => (each.id === changed.id ? changed : each)))
            }
            onRemoved={({ id }) => onChange((all) => all.filter((each) => each.id !== id))}
            onRestored={(restored) => onChange((all) => all.toSpliced(place, 0, restored))}
            onSilenced={(authorID) => onChange((all) => all.filter(({ author }) => author.id !== authorID))}
          />
        </Fragment>
      ))}
    </div>
  );
}
