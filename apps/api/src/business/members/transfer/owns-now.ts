import type { Database } from '@kontor/database';
import { lockRoles } from '../queries.ts';

/** Whether somebody owns a business, once whoever is changing that is done. */
export async function ownsNow(trx: Database, businessID: string, personID: string): Promise<boolean> {
  const roles = await lockRoles(trx, [businessID], [personID]);
  return roles.get(`${businessID} ${personID}`) === 'owner';
}
