import { PostItem } from './post-item.tsx';
import type { PostView } from './post-view.ts';

interface PostListProps {
  posts: readonly PostView[];
  onChange: (change: (posts: readonly PostView[]) => readonly PostView[]) => void;
}

/** Posts one after the other. One that is removed goes, and comes back where it stood. */
export function PostList({ posts, onChange }: PostListProps) {
  return (
    <div className="po-list">
      {posts.map((post, place) => (
        <PostItem
          key={post.id}
          post={post}
          onChanged={(changed) =>
            onChange((all) => all.map((each) => (each.id === changed.id ? changed : each)))
          }
          onRemoved={({ id }) => onChange((all) => all.filter((each) => each.id !== id))}
          onRestored={(restored) => onChange((all) => all.toSpliced(place, 0, restored))}
          onSilenced={(authorID) => onChange((all) => all.filter(({ author }) => author.id !== authorID))}
        />
      ))}
    </div>
  );
}
