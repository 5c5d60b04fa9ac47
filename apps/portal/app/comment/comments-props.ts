import type { CommentedRoot } from '@kontor/contract';
import type { CommentsState, LoadedComments } from './load-comments.server.ts';

/** What a visitor pressed: the next page, or the replies to a comment. */
export type Pressed = 'more' | { repliesTo: string };

export interface CommentsProps {
  resourceType: CommentedRoot;
  resourceID: string;
  /** Whose it is, where it is a business's. */
  businessID: string | undefined;
  loaded: LoadedComments;
}

export interface ShownCommentsProps extends CommentsProps {
  pressed: Pressed | undefined;
  onPress: (pressed: Pressed) => void;
  /** In the head of the section, for what may be done with all of them. */
  head: HTMLElement | null;
  /** Told with what becomes of them, as the head of the section shows it. */
  onState: (state: CommentsState) => void;
}
