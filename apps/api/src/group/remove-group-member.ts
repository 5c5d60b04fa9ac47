import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { deleteMember, findRole } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { upsertDeclined } from './request-queries.ts';

/** Takes a member out, who may ask again after 30 days. @throws NotFound for who is no member, Forbidden for who runs the group, but for its owner */
export async function removeGroupMember(context: ForGroup, userID: string): Promise<{ userID: string }> {
  const { group, actor } = context;
  const personID = userID.toLowerCase();
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    const { role: own } = await ownGroup(trx, context, { from: 'moderator' });
    const role = found(await findRole(trx, group.id, personID), 'member');
    if (personID === actor.id || (role !== 'member' && own !== 'owner'))
      throw new KontorError('Forbidden', 'You may not do this.');
    await deleteMember(trx, group.id, personID);
    await upsertDeclined(trx, { groupID: group.id, personID });
  });
  return { userID: personID };
}
