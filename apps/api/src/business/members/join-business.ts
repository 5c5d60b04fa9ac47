import type { BusinessRole } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { countMembers, findRole, insertMember, maxMembers, updateRole } from './member-queries.ts';
import { tellRoles } from './tell-roles.ts';

/**
 * Makes somebody a member of a business with this role; who is one already has the higher one of both.
 * @returns what they are there now @throws Conflict for a business with as many members as any may have
 */
export async function joinBusiness(
  trx: Transaction<DB>,
  { businessID, personID, role }: { businessID: string; personID: string; role: 'admin' | 'member' },
): Promise<BusinessRole> {
  if ((await countMembers(trx, businessID)) >= maxMembers)
    throw new KontorError('Conflict', `A business can have up to ${maxMembers} members.`);
  if (await insertMember(trx, { businessID, personID, role })) {
    await tellRoles(trx, { businessID, personID, role });
    return role;
  }
  const former = await findRole(trx, businessID, personID);
  if (former !== 'member' || role === 'member') return former ?? role;
  await updateRole(trx, businessID, personID, role);
  await tellRoles(trx, { businessID, personID, former, role });
  return role;
}
