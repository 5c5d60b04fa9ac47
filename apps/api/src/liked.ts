import { likedBusinesses } from './business/liked.ts';
import { likedComments } from './comment/liked.ts';
import { likedPeople } from './person/liked.ts';
import { likedPosts } from './post/liked.ts';
import { likedProducts } from './product/liked.ts';
import type { Liked } from './reaction/liked.ts';

/** What can be liked and shows how often. A noun declares its own in its folder. */
export const liked: readonly Liked[] = [
  likedBusinesses,
  likedProducts,
  likedPeople,
  likedPosts,
  likedComments,
];
