import { KontorError } from '@kontor/server';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { refuseTooManyMails } from './bound-mails.ts';
import { enqueueInvitation } from './jobs.ts';
import { mayInvite } from './may-invite.ts';
import { lockOfBusiness, renewInvitation } from './queries.ts';

/**
 * Mails an invitation again, with another link that can be used for 14 days; the former one ends.
 * @throws NotFound for one that was answered or is of another business, Forbidden for a role one may not give, TooManyRequests
 */
export async function resendInvitation(
  context: ForMember,
  invitationID: string,
): Promise<{ invitationID: string }> {
  const { actor, language } = context;
  const { businessID, role } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const open = await lockOfBusiness(trx, businessID, invitationID);
    if (!open) throw new KontorError('NotFound', 'This invitation was answered or revoked.');
    mayInvite(role, open.role);
    await refuseTooManyMails(context, trx, open.email);
    const sent = { invitedBy: actor.id, role: open.role, language };
    await enqueueInvitation(trx, { id: open.id, mailID: await renewInvitation(trx, open.id, sent) });
  });
  return { invitationID };
}
