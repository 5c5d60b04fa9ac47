import type { JoinRequest } from '@kontor/contract';
import type { Context } from '../../../context.ts';
import { getPersonCards } from '../../../person/get-person-cards.ts';
import { findOpenOfBusiness } from './queries.ts';

/** Who asks to join a business, the first first. */
export async function listJoinRequests(context: Context, businessID: string): Promise<JoinRequest[]> {
  const rows = await findOpenOfBusiness(context.db, businessID);
  const people = await getPersonCards(
    context,
    rows.map(({ person_id }) => person_id),
  );
  const cards = new Map(people.map((card) => [card.userID, card]));
  return rows.flatMap(({ id, person_id, email, created_at }) => {
    const person = cards.get(person_id);
    return person ? { requestID: id, person, email, createdAt: created_at.toISOString() } : [];
  });
}
