import type { Database } from '@kontor/database';
import { forgetPostsOfGroup } from '../post/forget-posts-of-group.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { deleteGroup, findRemoved } from './queries.ts';
import { deleteOldRequests } from './request-queries.ts';

const atOnce = 1_000;

/** Deletes groups that were removed, with what stands in them, and requests that decide nothing any more. */
export async function deleteOldGroups({ db }: { db: Database }): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  let removed = await findRemoved(db, atOnce);
  while (removed.length > 0) {
    for (const groupID of removed) {
      while ((await write(context, undefined, (trx) => forgetPostsOfGroup(trx, groupID))) > 0);
      await write(context, undefined, (trx) => deleteGroup(trx, groupID));
    }
    removed = await findRemoved(db, atOnce);
  }
  while ((await write(context, undefined, (trx) => deleteOldRequests(trx, atOnce))) > 0);
}
