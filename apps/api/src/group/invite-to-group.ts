import { groupLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { standingOf } from '../inquiry/safety/standing-of.ts';
import { write } from '../write/write.ts';
import { findRole, insertMember } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import {
  countInvited,
  deleteRequest,
  findIsPerson,
  lockRequest,
  updateState,
  upsertInvited,
} from './request-queries.ts';
import { tellAccepted, tellInvited } from './tell.ts';

/**
 * Invites a person, who accepts or declines; whoever asks already is let in. Within 30 days they are told no second time, and a refusal
 * stands, which nobody reads. Whoever has blocked the moderator in the message center has refused from the start.
 * @throws NotFound for nobody, Conflict for who is in it, and where many are invited; Forbidden while sending is suspended
 */
export async function inviteToGroup(context: ForGroup, personID: string): Promise<{ userID: string }> {
  const { group, actor } = context;
  const pair = { groupID: group.id, personID };
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    await ownGroup(trx, context, { from: 'moderator' });
    found((await findIsPerson(trx, personID)) || undefined, 'person');
    if (await findRole(trx, group.id, personID))
      throw new KontorError('Conflict', 'They are already in the group.');
    const known = await lockRequest(trx, pair);
    if (known?.state === 'asked') {
      await deleteRequest(trx, pair);
      await insertMember(trx, group.id, personID);
      await tellAccepted(trx, group, { personID, byID: actor.id });
      return;
    }
    const isTold = known !== undefined && known.state !== 'declined' && known.is_lately;
    if (known?.state === 'invited' || (known?.state === 'refused' && isTold)) return;
    if ((await countInvited(trx, group.id)) >= groupLimits.invited)
      throw new KontorError('Conflict', `${groupLimits.invited} people are invited and have not answered.`);
    const writer = { ...actor, actingBusiness: undefined };
    const { isBlocked } = await standingOf(trx, writer, personID);
    await upsertInvited(trx, { ...pair, invitedBy: actor.id, isAnew: !isTold });
    if (isBlocked) await updateState(trx, pair, { from: 'invited', to: 'refused' });
    else if (!isTold) await tellInvited(trx, group, { personID, byID: actor.id });
  });
  return { userID: personID };
}
