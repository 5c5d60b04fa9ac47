import { writtenComments } from './comment/written.ts';
import { writtenGroups } from './group/written.ts';
import type { Written } from './hold/written.ts';
import { writtenPosts } from './post/written.ts';

/** What people write that can be held back. A noun declares its own in its folder. */
export const written: readonly Written[] = [writtenPosts, writtenComments, writtenGroups];
