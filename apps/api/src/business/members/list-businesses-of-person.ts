import type { BusinessOfPerson } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { getBusinessCards } from '../get-business-cards.ts';
import { findBusinessesOfPerson } from './queries.ts';

/**
 * The businesses a person belongs to, the oldest membership first; those without an owner are nobody's. What the person is
 * there is told to themselves alone.
 */
export async function listBusinessesOfPerson(context: Context, userID: string): Promise<BusinessOfPerson[]> {
  const { db, actor } = context;
  const memberships = await findBusinessesOfPerson(db, userID);
  const cards = await getBusinessCards(
    context,
    memberships.map(({ id }) => id),
  );
  const isOneself = actor.kind === 'person' && actor.id === userID.toLowerCase();
  return memberships.flatMap(({ id, role }) => {
    const card = cards.get(id);
    if (!card) return [];
    return isOneself ? { ...card, accessLevel: role } : card;
  });
}
