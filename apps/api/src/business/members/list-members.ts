import type { BusinessMembers, OwnershipTransfer } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { getPersonCards } from '../../person/get-person-cards.ts';
import { getBusinessCards } from '../get-business-cards.ts';
import type { ForMember } from '../policy.ts';
import { listInvitations } from './invitation/list-invitations.ts';
import { listJoinRequests } from './join-request/list-join-requests.ts';
import { findMembers } from './member-queries.ts';
import { findTransfer } from './transfer/queries.ts';

/**
 * The people of a business with their roles, as its members see them; administrators and owners see what waits, too, and both sides an
 * offer of ownership. @throws NotFound when it was deleted meanwhile
 */
export async function listMembers(context: ForMember): Promise<BusinessMembers> {
  const { db, actor } = context;
  const { businessID, role } = actor.actingBusiness;
  const [cards, rows] = await Promise.all([
    getBusinessCards(context, [businessID]),
    findMembers(db, businessID),
  ]);
  const business = cards.get(businessID);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const people = await getPersonCards(
    context,
    rows.map(({ person_id }) => person_id),
  );
  const person = new Map(people.map((card) => [card.userID, card]));
  const members = rows.flatMap((row) => {
    const card = person.get(row.person_id);
    return card ? { ...card, role: row.role, since: row.since.toISOString() } : [];
  });
  const seesAll = role !== 'member';
  const transfer = await findTransfer(db, businessID);
  return {
    business,
    accessLevel: role,
    members,
    ...(transfer && (seesAll || transfer.heir_id === actor.id)
      ? { transfer: presentTransfer(transfer) }
      : {}),
    ...(seesAll
      ? {
          invitations: await listInvitations(context, businessID),
          joinRequests: await listJoinRequests(context, businessID),
        }
      : {}),
  };
}

function presentTransfer(row: NonNullable<Awaited<ReturnType<typeof findTransfer>>>): OwnershipTransfer {
  return {
    ownerID: row.owner_id,
    heirID: row.heir_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
