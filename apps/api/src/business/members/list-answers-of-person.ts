import type { PersonArchive } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { findConfirmedAddress } from './confirmed-address.ts';
import { findInvitationsOf, findRequestsOf, findTransfersOf } from './person-queries.ts';

type Answers = Pick<PersonArchive, 'invitations' | 'ownershipTransfers' | 'joinRequests'>;

/** What somebody sent and was sent to come to businesses, for their archive. */
export async function listAnswersOfPerson({ db }: { db: ReadDatabase }, personID: string): Promise<Answers> {
  const email = await findConfirmedAddress({ db }, personID);
  const [invitations, transfers, requests] = await Promise.all([
    findInvitationsOf(db, personID, email ?? ''),
    findTransfersOf(db, personID),
    findRequestsOf(db, personID),
  ]);
  return {
    invitations: invitations.map((row) => ({
      businessID: row.business_id,
      sentByMe: row.invited_by === personID,
      email: row.email,
      role: row.role,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      ...(row.outcome ? { outcome: row.outcome } : {}),
    })),
    ownershipTransfers: transfers.map((row) => ({
      businessID: row.business_id,
      ownerID: row.owner_id,
      heirID: row.heir_id,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
    joinRequests: requests.map((row) => ({
      businessID: row.business_id,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      ...(row.declined_at ? { declinedAt: row.declined_at.toISOString() } : {}),
    })),
  };
}
