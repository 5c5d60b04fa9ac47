import type { RoleEvent } from '@kontor/contract';
import { findAccount } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { insertEvent } from './queries.ts';

/**
 * Adds a change of roles to the security log of its person, once for each `sourceID`. People without an account, such as
 * those who were deleted meanwhile, have no log: nothing is written.
 */
export async function storeRoleEvent(
  { db }: Pick<Context, 'db'>,
  sourceID: string,
  { userID, kind, role, businessID }: RoleEvent,
): Promise<'stored' | 'known' | 'no-account'> {
  if (!(await findAccount(db, userID))) return 'no-account';
  const details = { role, ...(businessID === undefined ? {} : { businessID }) };
  const origin = { address: undefined, userAgent: undefined, sourceID };
  return (await insertEvent(db, { userID, kind, details }, origin)) ? 'stored' : 'known';
}
