import type { Context } from '../../../context.ts';
import { write } from '../../../write/write.ts';
import { invitationGone } from './invitation-gone.ts';
import { hashOfToken } from './invitation-token.ts';
import { type AnsweredInvitation, endInvitation, lockByToken } from './queries.ts';

const about = ({ business_id: id }: AnsweredInvitation) => ({ noun: 'business', id });

/** Declines an invitation by its link; whoever has the mail may, signed in or not. @throws NotFound for one that leads nowhere */
export async function declineInvitation(context: Context, token: string): Promise<{ invitationID: string }> {
  const { id } = await write(context, about, async (trx) => {
    const invitation = await lockByToken(trx, hashOfToken(token));
    if (!invitation) throw invitationGone();
    await endInvitation(trx, invitation.id, 'declined');
    return invitation;
  });
  return { invitationID: id };
}
