import { type MyBusiness, membershipPlan } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../../context.ts';
import { getBusinessCards } from '../get-business-cards.ts';
import { countParts, findBusinessesOfPerson } from './queries.ts';

/** The businesses of whoever is signed in, the oldest membership first (checklist 68, 291); those without an owner are nobody's. */
export async function listMyBusinesses(context: Context<Person>): Promise<MyBusiness[]> {
  const { db, actor } = context;
  const memberships = await findBusinessesOfPerson(db, actor.id);
  const ids = memberships.map(({ id }) => id);
  const [cards, parts] = await Promise.all([getBusinessCards(context, ids), countParts(db, ids)]);
  return memberships.flatMap(({ id, role }) => {
    const [card, counted] = [cards.get(id), parts.get(id)];
    if (!card || !counted) return [];
    const { productsShown } = membershipPlan(card.subscription);
    return {
      ...card,
      accessLevel: role,
      products: counted.products,
      productsShown,
      members: counted.members,
    };
  });
}
