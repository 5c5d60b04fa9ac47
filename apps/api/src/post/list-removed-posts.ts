import type { Data, listRemovedPosts as listRemovedPostsCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { restorableUntil } from './restorable-until.ts';
import { findRemoved } from './timeline-queries.ts';

/** What whoever acts removed from their timeline and can restore. */
export async function listRemovedPosts({ db, actor }: ForEither): Promise<Data<typeof listRemovedPostsCall>> {
  const rows = await findRemoved(db, actor.actingBusiness?.businessID ?? actor.id);
  return {
    removed: rows.map(({ id, content, removed_at }) => ({
      postID: id,
      content,
      restorableUntil: restorableUntil(removed_at),
    })),
  };
}
