import { employerIds } from '../demo/src/invent/employers.ts';
import { groupIds } from '../demo/src/invent/invent-groups.ts';
import { postIds } from '../demo/src/invent/invent-posts.ts';

/** A post that is there wherever demo data are. */
export const demoPost = postIds()[0] ?? '';
/** An open group. */
export const demoGroup = groupIds()[0] ?? '';
/** Whose: a business that has posted. */
export const demoTimeline = employerIds()[1] ?? '';
