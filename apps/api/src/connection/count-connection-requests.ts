import type { countConnectionRequests as countConnectionRequestsCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { findWaitingByIdentity } from './list-queries.ts';

/** How many requests wait for somebody and for each business they administer. */
export async function countConnectionRequests({
  db,
  actor,
}: Context<ActingPerson>): Promise<Data<typeof countConnectionRequestsCall>> {
  const rows = await findWaitingByIdentity(db, actor.id);
  const identities = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, waiting: row.waiting }] : [];
  });
  return { identities };
}
