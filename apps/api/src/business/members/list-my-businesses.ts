import { type MyBusiness, membershipPlan } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../../context.ts';
import { presentState } from '../../reference/present.ts';
import { summarizeEdits } from '../edit/completeness/summarize-edits.ts';
import { getBusinessCards } from '../get-business-cards.ts';
import { countParts, findBusinessesOfPerson } from './queries.ts';
import { findWaiting } from './waiting-queries.ts';

/** The businesses of whoever is signed in, the oldest membership first (checklist 68, 291); those without an owner are nobody's. */
export async function listMyBusinesses(context: Context<Person>): Promise<MyBusiness[]> {
  const { db, actor, reference } = context;
  const memberships = await findBusinessesOfPerson(db, actor.id);
  const ids = memberships.map(({ id }) => id);
  const [cards, parts, edits, waiting] = await Promise.all([
    getBusinessCards(context, ids),
    countParts(db, ids),
    summarizeEdits(context, ids),
    findWaiting(db, ids),
  ]);
  return memberships.flatMap(({ id, role, state_id, state_text }) => {
    const [card, counted, edit] = [cards.get(id), parts.get(id), edits.get(id)];
    const waits = waiting.get(id);
    if (!card || !counted || !edit || !waits) return [];
    const isAdministrator = role !== 'member';
    const { productsShown } = membershipPlan(card.subscription);
    return {
      ...card,
      contactInfo: { ...card.contactInfo, state: presentState(reference, state_id, state_text) },
      accessLevel: role,
      products: counted.products,
      productsShown,
      members: counted.members,
      ...edit,
      joinRequests: isAdministrator ? waits.join_requests : 0,
      expiredCertificates: isAdministrator ? waits.expired_certificates : 0,
      expiringCertificates: isAdministrator ? waits.expiring_certificates : 0,
      ownershipOffer:
        waits.heir_id === actor.id ? 'toCaller' : waits.owner_id === actor.id ? 'byCaller' : undefined,
    };
  });
}
