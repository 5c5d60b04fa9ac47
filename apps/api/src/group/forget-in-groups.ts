import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteMembershipsOf, updateHeir } from './member-queries.ts';
import { findGroup, updateRemoved } from './queries.ts';
import { deleteRequestsOf } from './request-queries.ts';
import { tellRole } from './tell.ts';

/**
 * Takes a person out of their groups, in the transaction that deletes them. What they owned goes to whoever runs it for the longest, else to
 * who is in it for the longest; a group of nobody goes.
 */
export async function forgetInGroups(trx: Transaction<DB>, personID: string): Promise<void> {
  await deleteRequestsOf(trx, personID);
  for (const groupID of await deleteMembershipsOf(trx, personID)) {
    const heirID = await updateHeir(trx, groupID);
    if (heirID === undefined) {
      await updateRemoved(trx, groupID);
      continue;
    }
    // Of a removed group nobody is told.
    const group = await findGroup(trx, groupID, heirID);
    if (group) await tellRole(trx, group, { personID: heirID, byID: undefined });
  }
}
