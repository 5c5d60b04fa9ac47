import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../write/write.ts';
import { confirmedAddress } from '../confirmed-address.ts';
import { invitationGone } from './invitation-gone.ts';
import { aboutBusiness, type Joined, joinByInvitation } from './join-by-invitation.ts';
import { lockByAddress } from './queries.ts';

/** Joins a business by an invitation to the confirmed address of whoever is signed in. @throws NotFound, Conflict */
export async function acceptMyInvitation(
  context: Context<ActingPerson>,
  invitationID: string,
): Promise<Joined> {
  const email = await confirmedAddress(context);
  return write(context, aboutBusiness, async (trx) => {
    const invitation = await lockByAddress(trx, invitationID, email);
    if (!invitation) throw invitationGone();
    return joinByInvitation(trx, context.actor.id, invitation);
  });
}
