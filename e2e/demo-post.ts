import { postIds } from '../demo/src/invent/invent-posts.ts';

/** A post that is there wherever demo data are. */
export const demoPost = postIds()[0] ?? '';
