import { type GroupRole, groupLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { findModeratorIDs, findRole, updateRole } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { tellRole } from './tell.ts';

/**
 * Gives a member another role; whoever hands the group over becomes a moderator.
 * @throws NotFound for who is no member, Conflict for oneself, and where many run it
 */
export async function changeGroupRole(
  context: ForGroup,
  { userID, role }: { userID: string; role: GroupRole },
): Promise<{ userID: string; role: GroupRole }> {
  const { group, actor } = context;
  const personID = userID.toLowerCase();
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    await ownGroup(trx, context, { from: 'owner' });
    if (personID === actor.id)
      throw new KontorError('Conflict', 'An owner gets another role only by transferring the group.');
    const before = found(await findRole(trx, group.id, personID), 'member');
    if (before === role) return;
    const isMore = before === 'member' && role === 'moderator';
    if (isMore && (await findModeratorIDs(trx, group.id)).length >= groupLimits.moderators)
      throw new KontorError('Conflict', `A group can have up to ${groupLimits.moderators} moderators.`);
    // There is one owner at a time.
    if (role === 'owner') await updateRole(trx, group.id, actor.id, 'moderator');
    await updateRole(trx, group.id, personID, role);
    await tellRole(trx, group, { personID, byID: actor.id });
  });
  return { userID: personID, role };
}
