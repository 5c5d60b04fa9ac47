import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../write/write.ts';
import { confirmedAddress } from '../confirmed-address.ts';
import { findRole } from '../member-queries.ts';
import { invitationGone } from './invitation-gone.ts';
import { hashOfToken } from './invitation-token.ts';
import { aboutBusiness, type Joined, joinByInvitation } from './join-by-invitation.ts';
import { findAccepted, lockByToken } from './queries.ts';

/**
 * Joins a business by the link of an invitation. The link is not enough: it may have been handed on, so whoever accepts has confirmed
 * the address it was mailed to. Accepted twice by the same person it is answered as at first.
 * @throws Forbidden for another address, NotFound for a link that leads nowhere, Conflict for an expired one, Unavailable
 */
export async function acceptInvitation(context: Context<ActingPerson>, token: string): Promise<Joined> {
  const email = await confirmedAddress(context);
  const hash = hashOfToken(token);
  return write(context, aboutBusiness, async (trx) => {
    const invitation = await lockByToken(trx, hash);
    if (!invitation) return joinedBefore(trx, context.actor.id, await findAccepted(trx, hash, email));
    if (invitation.email !== email)
      throw new KontorError(
        'Forbidden',
        'This invitation was sent to another e-mail address. Log in with that address, or ask for an invitation to yours.',
      );
    return joinByInvitation(trx, context.actor.id, invitation);
  });
}

async function joinedBefore(
  trx: Transaction<DB>,
  personID: string,
  businessID: string | undefined,
): Promise<Joined> {
  const role = businessID && (await findRole(trx, businessID, personID));
  if (!businessID || !role) throw invitationGone();
  return { businessID, role };
}
