import type { Data, listMyInvitations as listMyInvitationsCall } from '@kontor/contract';
import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { getBusinessCards } from '../../get-business-cards.ts';
import { findConfirmedAddress } from '../confirmed-address.ts';
import { findOffersTo } from '../transfer/queries.ts';
import { findOpenOfAddress } from './queries.ts';

/** What waits for whoever is signed in: invitations to their confirmed address, and offers of ownership. */
export async function listMyInvitations(
  context: Context<ActingPerson>,
): Promise<Data<typeof listMyInvitationsCall>> {
  const { db, actor } = context;
  const email = await findConfirmedAddress(context, actor.id);
  const invited = email === undefined ? [] : await findOpenOfAddress(db, { email, personID: actor.id });
  const offered = await findOffersTo(db, actor.id);
  const cards = await getBusinessCards(
    context,
    [...invited, ...offered].map(({ business_id }) => business_id),
  );
  const invitations = invited.flatMap((row) => {
    const business = cards.get(row.business_id);
    if (!business) return [];
    const invitedBy = { firstName: row.first_name, lastName: row.last_name };
    const expiresAt = row.expires_at.toISOString();
    return { invitationID: row.id, business, role: row.role, invitedBy, expiresAt };
  });
  const transfers = offered.flatMap((row) => {
    const business = cards.get(row.business_id);
    const owner = { firstName: row.first_name, lastName: row.last_name };
    return business ? { business, owner, expiresAt: row.expires_at.toISOString() } : [];
  });
  return { invitations, transfers };
}
