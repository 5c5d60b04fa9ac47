import type { countConnectionRequests as countConnectionRequestsCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { findLatestAskers, findWaitingByIdentity } from './list-queries.ts';

/** How many requests wait for somebody and for each business they administer, and who sent the last. */
export async function countConnectionRequests({
  db,
  actor,
}: Context<ActingPerson>): Promise<Data<typeof countConnectionRequestsCall>> {
  const rows = await findWaitingByIdentity(db, actor.id);
  const asked = rows.filter(({ waiting }) => waiting > 0).map(({ identity_id }) => identity_id);
  const askers = await findLatestAskers(db, asked);
  const latestOf = new Map(askers.map((row) => [row.party_id, presentAuthor(row)]));
  const identities = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, waiting: row.waiting, latest: latestOf.get(row.identity_id) }] : [];
  });
  return { identities };
}
