import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { writeOnce } from '../../../write/write-once.ts';
import type { ForMember } from '../../policy.ts';
import { refuseTooManyMails } from './bound-mails.ts';
import { enqueueInvitation } from './jobs.ts';
import { mayInvite } from './may-invite.ts';
import { countOpen, insertInvitation, lockOfAddress, renewInvitation } from './queries.ts';

/** Invitations of a business that nobody has answered. */
const maxOpen = 50;

const tooManyOpen = `${maxOpen} invitations wait for an answer. Revoke some of them first.`;

interface Invited {
  email: string;
  role: 'admin' | 'member';
}

/**
 * Invites an address to a business, by mail. An open invitation of the address is renewed: its former link ends. Whether somebody has
 * an account is neither asked nor told.
 * @throws Forbidden for a role one may not give, Conflict for too many open invitations, TooManyRequests for too many mails a day
 */
export async function inviteMember(context: ForMember, invited: Invited): Promise<{ invitationID: string }> {
  const { businessID, role } = context.actor.actingBusiness;
  const email = invited.email.toLowerCase();
  mayInvite(role, invited.role);
  const about = () => ({ noun: 'business', id: businessID });
  return writeOnce(context, { businessID, ...invited }, about, async (trx) => {
    if ((await countOpen(trx, businessID)) >= maxOpen) throw new KontorError('Conflict', tooManyOpen);
    await refuseTooManyMails(context, trx, email);
    const sent = { invitedBy: context.actor.id, role: invited.role, language: context.language };
    const added = await insertInvitation(trx, { businessId: businessID, email, ...sent });
    const id = added?.id ?? (await openInvitation(context, trx, email));
    const mailID = added?.mail_id ?? (await renewInvitation(trx, id, sent));
    await enqueueInvitation(trx, { id, mailID });
    return { invitationID: id };
  });
}

/** The invitation that is in the way. @throws Forbidden where one may not send it anew */
async function openInvitation(context: ForMember, trx: Transaction<DB>, email: string): Promise<string> {
  const { businessID, role } = context.actor.actingBusiness;
  const open = await lockOfAddress(trx, businessID, email);
  if (!open) throw new KontorError('Conflict', 'Someone has just answered an invitation to this address.');
  mayInvite(role, open.role);
  return open.id;
}
