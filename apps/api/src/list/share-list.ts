import { type Data, type Input, listLimits, type shareList as shareListCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import type { ForList } from './policy.ts';
import { presentShare } from './present.ts';
import { lockList } from './queries.ts';
import { findAreColleagues, findShares, upsertShare } from './share-queries.ts';

/**
 * Shares a list with a colleague, or with all people of a business of one's own; again it changes what they may.
 * @throws BadRequest for neither or both, and for oneself, NotFound for who is no colleague, Forbidden for a business of others,
 * Conflict for more than can be
 */
export async function shareList(
  context: ForList,
  { userID, businessID, mayEdit }: Input<typeof shareListCall>['body'],
): Promise<Data<typeof shareListCall>> {
  const { actor, list, db } = context;
  if ((userID === undefined) === (businessID === undefined) || userID?.toLowerCase() === actor.id)
    throw new KontorError('BadRequest', 'A list is shared with another person, or with a business.');
  if (userID !== undefined) found((await findAreColleagues(db, actor.id, userID)) || undefined, 'colleague');
  if (businessID !== undefined && !(await actor.membershipIn(businessID)))
    throw new KontorError('Forbidden', 'You are no member of this business.');
  return write(context, { noun: 'list', id: list.id }, async (trx) => {
    await lockList(trx, list.id);
    await upsertShare(trx, {
      listID: list.id,
      personID: userID ?? null,
      businessID: businessID ?? null,
      mayEdit,
    });
    const shares = await findShares(trx, list.id);
    if (shares.length > listLimits.shares)
      throw new KontorError('Conflict', `A list is shared with ${listLimits.shares} at the utmost.`);
    return { shares: shares.map(presentShare) };
  });
}
