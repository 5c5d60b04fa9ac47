import { KontorError } from '@kontor/server';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { keepOwner } from './keep-owner.ts';
import { lockOwnersAnd, updateRole } from './member-queries.ts';
import { tellRoles } from './tell-roles.ts';

/**
 * Gives a member another role, which holds from their next call on. Owners change administrators and members, and step down
 * themselves while there is another owner.
 * @throws Forbidden for who is no owner any more, and for another owner; NotFound for who is no member; Conflict for the last owner
 */
export async function changeMemberRole(
  context: ForMember,
  input: { userID: string; role: 'admin' | 'member' },
): Promise<{ userID: string }> {
  const { id: actorID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  const { role } = input;
  const personID = input.userID.toLowerCase();
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const roles = await lockOwnersAnd(trx, businessID, [actorID, personID]);
    const former = roles.get(personID);
    if (roles.get(actorID) !== 'owner') throw new KontorError('Forbidden', 'You may not do this.');
    if (!former) throw new KontorError('NotFound', 'This person is not a member of the business.');
    if (former === 'owner' && personID !== actorID)
      throw new KontorError('Forbidden', 'Only the owners themselves can step down.');
    keepOwner(roles, personID);
    if (former === role) return;
    await updateRole(trx, businessID, personID, role);
    await tellRoles(trx, { businessID, personID, former, role });
  });
  return { userID: personID };
}
