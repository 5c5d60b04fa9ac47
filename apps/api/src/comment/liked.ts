import { withoutBlocked } from '../blocking/without-blocked.ts';
import type { Liked } from '../reaction/liked.ts';
import { isShownTo } from './find-thing.ts';
import { findPlace } from './queries.ts';

/** How often a comment is liked stands beside it alone, so nothing is copied. */
export const likedComments: Liked = {
  type: 'comment',
  table: undefined,
  async isShown(db, id, readerID) {
    const row = await findPlace(db, id);
    if (row === undefined || row.removed_at || row.withheld_at) return false;
    if (!(await isShownTo(db, row, readerID))) return false;
    const writerIDs = [row.person_id, row.acting_business_id].filter((writerID) => writerID !== null);
    if (readerID === undefined) return true;
    const actor = { kind: 'person', id: readerID } as const;
    return (await withoutBlocked({ db, actor }, writerIDs)).length === writerIDs.length;
  },
  async isReadable(db, id, readerID) {
    const row = await findPlace(db, id);
    return row === undefined || isShownTo(db, row, readerID);
  },
};
