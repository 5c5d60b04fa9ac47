import { KontorError } from '@kontor/server';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { mayInvite } from './may-invite.ts';
import { endInvitation, lockOfBusiness } from './queries.ts';

/**
 * Ends an invitation of a business, whoever sent it: its link leads nowhere.
 * @throws NotFound for one that was answered or is of another business, Forbidden for a role one may not give
 */
export async function revokeInvitation(
  context: ForMember,
  invitationID: string,
): Promise<{ invitationID: string }> {
  const { businessID, role } = context.actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const open = await lockOfBusiness(trx, businessID, invitationID);
    if (!open) throw new KontorError('NotFound', 'This invitation was answered or revoked.');
    mayInvite(role, open.role);
    await endInvitation(trx, open.id, 'revoked');
  });
  return { invitationID };
}
