import type { BusinessInvitation } from '@kontor/contract';
import type { Context } from '../../../context.ts';
import { findOpenOfBusiness } from './queries.ts';

/** The invitations of a business nobody has answered, expired ones, too, the newest first. */
export async function listInvitations(
  { db }: Pick<Context, 'db'>,
  businessID: string,
): Promise<BusinessInvitation[]> {
  const rows = await findOpenOfBusiness(db, businessID);
  return rows.map((row) => ({
    invitationID: row.id,
    email: row.email,
    role: row.role,
    invitedBy: { userID: row.invited_by, firstName: row.first_name, lastName: row.last_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.is_expired,
  }));
}
