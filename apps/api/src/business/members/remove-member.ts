import type { BusinessRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { keepOwner } from './keep-owner.ts';
import { deleteMember, lockOwnersAnd } from './member-queries.ts';
import { tellRoles } from './tell-roles.ts';

/** Whom somebody with a role may remove, besides themselves. */
const removable: Record<BusinessRole, readonly BusinessRole[]> = {
  owner: ['admin', 'member'],
  admin: ['member'],
  member: [],
};

/**
 * Removes somebody from a business, who can do nothing for it from their next call on; whoever names themselves leaves.
 * @throws NotFound for who is no member, Forbidden for whom the role of who asks does not reach, Conflict for the last owner
 */
export async function removeMember(context: ForMember, userID: string): Promise<{ userID: string }> {
  const { id: actorID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  const personID = userID.toLowerCase();
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const roles = await lockOwnersAnd(trx, businessID, [actorID, personID]);
    const [own, former] = [roles.get(actorID), roles.get(personID)];
    if (!own) throw new KontorError('Forbidden', 'You may not do this.');
    if (!former) throw new KontorError('NotFound', 'This person is not a member of the business.');
    if (personID === actorID) keepOwner(roles, personID);
    else if (!removable[own].includes(former)) throw new KontorError('Forbidden', refusalOf(former));
    await deleteMember(trx, businessID, personID);
    await tellRoles(trx, { businessID, personID, former });
  });
  return { userID: personID };
}

function refusalOf(role: BusinessRole): string {
  if (role === 'owner') return 'Nobody removes an owner; owners leave by themselves.';
  return role === 'admin' ? 'Only an owner removes an administrator.' : 'You may not do this.';
}
