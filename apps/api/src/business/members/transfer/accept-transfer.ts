import { KontorError } from '@kontor/server';
import { write } from '../../../write/write.ts';
import { maxOwned } from '../../create-business.ts';
import type { ForMember } from '../../policy.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { countOwned, lockRoles, swapOwner } from '../queries.ts';
import { tellRoles } from '../tell-roles.ts';
import { noTransfer } from './no-transfer.ts';
import { ownsNow } from './owns-now.ts';
import { deleteTransfer, findTransfer } from './queries.ts';

/**
 * Becomes the owner of a business in place of who offered it, who stays as an administrator: both at once, or neither. Both are told
 * by mail. Once it is theirs and no offer waits, asking again says so and changes nothing.
 * @throws NotFound when no offer waits for who asks, Conflict for who owns as many businesses as anybody may
 */
export async function acceptTransfer(context: ForMember): Promise<{ businessID: string }> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  const heirID = actor.id;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const seen = await findTransfer(trx, businessID);
    // Asked again after an answer that was lost: it has what it asked for.
    if (!seen && (await ownsNow(trx, businessID, heirID))) return;
    if (seen?.heir_id !== heirID) throw noTransfer();
    const ownerID = seen.owner_id;
    const roles = await lockRoles(trx, [businessID], [ownerID, heirID]);
    const offer = await deleteTransfer(trx, businessID, heirID);
    const former = roles.get(`${businessID} ${heirID}`);
    if (!offer && former === 'owner') return;
    // Whoever stepped down has nothing to hand over any more.
    if (offer?.owner_id !== ownerID || !former || roles.get(`${businessID} ${ownerID}`) !== 'owner')
      throw noTransfer();
    if ((await countOwned(trx, heirID)) >= maxOwned)
      throw new KontorError('Conflict', `You own ${maxOwned} businesses, which is the maximum.`);
    await swapOwner(trx, businessID, ownerID, heirID);
    await tellRoles(trx, { businessID, personID: ownerID, former: 'owner', role: 'admin' });
    await tellRoles(trx, { businessID, personID: heirID, former, role: 'owner' });
    const about = { businessID, language };
    await enqueueNotice(trx, { ...about, kind: 'ownership-taken', readerID: heirID, otherID: ownerID });
    await enqueueNotice(trx, { ...about, kind: 'ownership-given', readerID: ownerID, otherID: heirID });
  });
  return { businessID };
}
