import type { CommentView } from './comment-view.ts';
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
