import { type Group, groupLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { readSubject } from '../notification/read-subject.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { getGroup } from './get-group.ts';
import { insertMember } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { countOwn, lockPersonInGroups } from './queries.ts';
import { deleteRequest, lockRequest, upsertAsked } from './request-queries.ts';
import { tellAsked } from './tell.ts';

/**
 * Joins an open group, or one that one was invited to; asks the moderators of another. Again it words the request anew, and they are told
 * no second time, also where it was taken back meanwhile. @throws Conflict for 30 days after a refusal, and for who is in many groups; Forbidden
 * for words while sending is suspended
 */
export async function joinGroup(context: ForGroup, sent: string | undefined): Promise<Group> {
  const { id: groupID } = context.group;
  const { id: personID } = context.actor;
  const pair = { groupID, personID };
  return write(context, { noun: 'group', id: groupID }, async (trx) => {
    await lockPersonInGroups(trx, personID);
    const { access, role } = await ownGroup(trx, context, { from: 'reader', strength: 'share' });
    if (role === null) {
      const known = await lockRequest(trx, pair);
      const isInvited = known?.state === 'invited';
      if (known?.state === 'declined' && known.is_decided_lately)
        throw new KontorError('Conflict', 'You can ask again 30 days after you were declined.');
      if ((await countOwn(trx, personID)).joined >= groupLimits.joined)
        throw new KontorError('Conflict', 'You have reached the maximum number of groups.');
      if (access === 'open' || isInvited) {
        await deleteRequest(trx, pair);
        await insertMember(trx, groupID, personID);
        await readSubject(trx, groupID, { personID, businessID: undefined });
      } else {
        const content = plainLines(sent ?? '');
        if (content !== null) await checkMaySend(trx, context.actor);
        const isSaid = known?.state === 'asked' || known?.state === 'withdrawn';
        const isAnew = !isSaid || !known.is_lately;
        await upsertAsked(trx, { ...pair, content, isAnew });
        if (isAnew) await tellAsked(trx, context.group, personID);
      }
    }
    return getGroup({ ...context, db: trx }, groupID);
  });
}
