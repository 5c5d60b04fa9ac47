import type { Data, getInvitation as getInvitationCall } from '@kontor/contract';
import type { Context } from '../../../context.ts';
import { invitationGone } from './invitation-gone.ts';
import { hashOfToken } from './invitation-token.ts';
import { findByToken } from './queries.ts';

/** What the link of an invitation shows to whoever has it, and no more. @throws NotFound for one that leads nowhere (any more) */
export async function getInvitation({ db }: Context, token: string): Promise<Data<typeof getInvitationCall>> {
  const row = await findByToken(db, hashOfToken(token));
  if (!row) throw invitationGone();
  return {
    businessID: row.business_id,
    companyName: row.company_name,
    role: row.role,
    invitedBy: { firstName: row.first_name, lastName: row.last_name },
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.is_expired,
  };
}
