import type { Liked } from '../reaction/liked.ts';
import { findToldOfLike } from './find-told-of-like.ts';
import { findIsShown } from './rights-queries.ts';

/** Wherever a post is shown its counter is read, so it is copied nowhere. */
export const likedPosts: Liked = {
  type: 'post',
  isShown: findIsShown,
  isReadable: findIsShown,
  findTold: findToldOfLike,
};
