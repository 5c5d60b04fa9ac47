import type { Database, ReadDatabase } from '@kontor/database';

/** Invitations somebody sent, or that were sent to their address. */
export function findInvitationsOf(db: ReadDatabase, personId: string, email: string) {
  return db
    .selectFrom('business_invitations')
    .select(['business_id', 'invited_by', 'email', 'role', 'created_at', 'expires_at', 'outcome'])
    .where(({ or, eb }) => or([eb('invited_by', '=', personId), eb('email', '=', email)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Offers of ownership somebody made or got. */
export function findTransfersOf(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('ownership_transfers')
    .selectAll()
    .where(({ or, eb }) => or([eb('owner_id', '=', personId), eb('heir_id', '=', personId)]))
    .orderBy('business_id')
    .execute();
}

export function findRequestsOf(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('business_join_requests')
    .select(['business_id', 'email', 'created_at', 'declined_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** The invitations to an address that is given up. */
export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db.deleteFrom('business_invitations').where('email', '=', email).execute();
}
