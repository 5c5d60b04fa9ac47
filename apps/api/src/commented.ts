import type { Commented } from './comment/commented.ts';
import { commentedPosts } from './post/commented.ts';
import { commentedProducts } from './product/commented.ts';

/** What can be commented. A noun declares its own in its folder. */
export const commented: readonly Commented[] = [commentedProducts, commentedPosts];
