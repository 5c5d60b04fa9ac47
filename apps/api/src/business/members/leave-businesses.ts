import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { findConfirmedAddress } from './confirmed-address.ts';
import { deleteInvitationsTo } from './person-queries.ts';
import { deleteMemberships } from './queries.ts';

/**
 * Ends what a person may do for businesses; one nobody else owns becomes unclaimed (`keep_claimed` in the database). What they sent goes
 * with their memberships and their row, and invitations to their address go here.
 */
export async function leaveBusinesses(trx: Transaction<DB>, personID: string): Promise<void> {
  const email = await findConfirmedAddress({ db: trx }, personID);
  if (email !== undefined) await deleteInvitationsTo(trx, email);
  await deleteMemberships(trx, personID);
}
