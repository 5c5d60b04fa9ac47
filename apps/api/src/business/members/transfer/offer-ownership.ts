import { issueAt, KontorError } from '@kontor/server';
import { writeOnce } from '../../../write/write-once.ts';
import type { ForMember } from '../../policy.ts';
import { lockOwnersAnd } from '../member-queries.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { findTransfer, insertTransfer } from './queries.ts';

/**
 * Offers a member the ownership of a business in one's own place, for 14 days. Nothing changes until they accept; both are told by
 * mail. The same offer again changes nothing.
 * @throws Forbidden for who is no owner any more, BadRequest for an heir who is no other member, Conflict while another offer waits
 */
export async function offerOwnership(context: ForMember, userID: string): Promise<{ businessID: string }> {
  const { id: ownerID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  const heirID = userID.toLowerCase();
  const about = () => ({ noun: 'business', id: businessID });
  return writeOnce(context, { businessID, heirID }, about, async (trx) => {
    const roles = await lockOwnersAnd(trx, businessID, [ownerID, heirID]);
    if (roles.get(ownerID) !== 'owner') throw new KontorError('Forbidden', 'You may not do this.');
    const heir = roles.get(heirID);
    if (heir === undefined || heirID === ownerID)
      throw new KontorError('BadRequest', 'Ownership can be offered only to another member.', {
        issues: [issueAt('userID', { code: 'notAMember' })],
      });
    if (heir === 'owner') throw new KontorError('Conflict', 'This person is already an owner.');
    if (await insertTransfer(trx, { businessID, ownerID, heirID })) {
      const about = { businessID, language: context.language };
      await enqueueNotice(trx, { ...about, kind: 'ownership-offered', readerID: heirID, otherID: ownerID });
      await enqueueNotice(trx, {
        ...about,
        kind: 'ownership-offer-made',
        readerID: ownerID,
        otherID: heirID,
      });
      return { businessID };
    }
    const open = await findTransfer(trx, businessID);
    if (open?.owner_id !== ownerID || open.heir_id !== heirID)
      throw new KontorError('Conflict', 'Another offer of ownership is awaiting an answer. Cancel it first.');
    return { businessID };
  });
}
