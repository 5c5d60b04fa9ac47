import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../write/write.ts';
import { confirmedAddress } from '../confirmed-address.ts';
import { invitationGone } from './invitation-gone.ts';
import { type AnsweredInvitation, endInvitation, lockByAddress } from './queries.ts';

const about = ({ business_id: id }: AnsweredInvitation) => ({ noun: 'business', id });

/** Declines an invitation to the confirmed address of whoever is signed in. @throws NotFound */
export async function declineMyInvitation(
  context: Context<ActingPerson>,
  invitationID: string,
): Promise<{ invitationID: string }> {
  const email = await confirmedAddress(context);
  await write(context, about, async (trx) => {
    const invitation = await lockByAddress(trx, invitationID, email);
    if (!invitation) throw invitationGone();
    await endInvitation(trx, invitation.id, 'declined');
    return invitation;
  });
  return { invitationID };
}
