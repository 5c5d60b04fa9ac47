import type { Liked } from '../reaction/liked.ts';
import { isShownTo } from './find-thing.ts';
import { findPlace } from './queries.ts';

/** How often a comment is liked stands beside it alone, so nothing is copied. */
export const likedComments: Liked = {
  type: 'comment',
  table: undefined,
  async isShown(db, id, readerID) {
    const row = await findPlace(db, id);
    return row !== undefined && !row.removed_at && !row.withheld_at && isShownTo(db, row, readerID);
  },
  async isReadable(db, id, readerID) {
    const row = await findPlace(db, id);
    return row === undefined || isShownTo(db, row, readerID);
  },
};
