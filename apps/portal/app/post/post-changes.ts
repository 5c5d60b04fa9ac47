import type { PostView } from './post-view.ts';

/** Hears of what whoever reads a post does with it. */
export interface PostChanges {
  /** It was edited, pinned or shown in its place again. */
  onChanged: (post: PostView) => void;
  onRemoved: (post: PostView) => void;
  onRestored: (post: PostView) => void;
  /** Whose it is was muted or blocked. */
  onSilenced: (authorID: string) => void;
}
