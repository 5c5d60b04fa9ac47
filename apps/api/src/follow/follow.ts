import type { FollowedResource, FollowSummary } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import { withoutBlocked } from '../blocking/without-blocked.ts';
import type { Context } from '../context.ts';
import { enqueueFillFromFollowed } from '../feed/jobs.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { getFollowSummary } from './get-follow-summary.ts';
import { enqueueTellFollowed } from './jobs.ts';
import { findIsThere, insertFollow } from './queries.ts';

/** Checklist 295: follows a business or a person; again it changes nothing. @throws BadRequest for oneself, NotFound, also where either has blocked the other */
export async function follow(
  context: Context<ActingPerson>,
  type: FollowedResource,
  resourceID: string,
): Promise<FollowSummary> {
  const personID = context.actor.id;
  if (resourceID.toLowerCase() === personID)
    throw new KontorError('BadRequest', 'You cannot follow yourself.');
  return write(context, { noun: 'follow', id: resourceID }, async (trx) => {
    const [seen] = await withoutBlocked({ db: trx, actor: context.actor }, [resourceID]);
    const id = found(seen !== undefined && (await findIsThere(trx, type, seen)) ? seen : undefined, type);
    const isNew = await insertFollow(trx, { personID, type, resourceID });
    if (isNew) await enqueueTellFollowed(trx, { personID, resourceID: id });
    await enqueueFillFromFollowed(trx, { personID, resourceID });
    return getFollowSummary({ db: trx, actor: context.actor }, resourceID);
  });
}
