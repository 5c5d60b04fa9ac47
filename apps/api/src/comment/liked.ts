import type { Liked } from '../reaction/liked.ts';
import { findThing } from './find-thing.ts';
import { findPlace } from './queries.ts';

/** How often a comment is liked stands beside it alone, so nothing is copied. */
export const likedComments: Liked = {
  type: 'comment',
  table: undefined,
  async isShown(db, id) {
    const row = await findPlace(db, id);
    return row !== undefined && !row.removed_at && !row.withheld_at && (await findThing(db, row)).isShown;
  },
};
