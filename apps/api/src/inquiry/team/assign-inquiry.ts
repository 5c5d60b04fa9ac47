import type { assignInquiry as assignInquiryCall, Data } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { getMembership } from '../../business/members/get-membership.ts';
import type { ForMember } from '../../business/policy.ts';

import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { lockInquiry } from '../queries.ts';
import { findAssignee, updateAssignee } from './assignment-queries.ts';
import { notifyAssignee } from './notify-assignee.ts';
import { presentColleague } from './present.ts';
import { tellTeam } from './tell-team.ts';

/**
 * Says who of the business looks after a conversation, or that nobody does. Members take what is nobody's and hand back what is theirs.
 * @throws NotFound, Forbidden for what only owners and administrators may, Conflict for who is no member
 */
export async function assignInquiry(
  context: ForMember,
  id: string,
  given: { userID?: string | undefined },
): Promise<Data<typeof assignInquiryCall>> {
  const { id: actorID, actingBusiness } = context.actor;
  const { businessID, role } = actingBusiness;
  const userID = given.userID?.toLowerCase();
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    const { side } = found(await lockInquiry(trx, { id, party: partyOf(context.actor) }), 'request');
    const before = await findAssignee(trx, { inquiryID: id, side });
    const involved = [before?.id, userID].filter((each) => each != null);
    if (role === 'member' && involved.some((each) => each !== actorID))
      throw new KontorError(
        'Forbidden',
        'Only owners and administrators can assign conversations to others.',
      );
    if (userID !== undefined && !(await getMembership({ db: trx }, { businessID, personID: userID })))
      throw new KontorError('Conflict', 'This person is not a member of the business.');
    if (userID !== (before?.id ?? undefined)) {
      await updateAssignee(trx, { inquiryID: id, side, personID: userID });
      await tellTeam(trx, { inquiryID: id, businessID });
      if (userID !== undefined && userID !== actorID)
        await notifyAssignee(trx, { inquiryID: id, businessID, assigneeID: userID, actorID });
    }
    const assignee = await findAssignee(trx, { inquiryID: id, side });
    return { requestID: id, assignee: assignee && presentColleague(assignee) };
  });
}
