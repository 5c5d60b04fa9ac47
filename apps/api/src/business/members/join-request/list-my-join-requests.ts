import type { MyJoinRequest } from '@kontor/contract';
import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { getBusinessCards } from '../../get-business-cards.ts';
import { findOpenOf } from './queries.ts';

/** Businesses that whoever is signed in asked to join and that have not answered, the latest first. */
export async function listMyJoinRequests(context: Context<ActingPerson>): Promise<MyJoinRequest[]> {
  const rows = await findOpenOf(context.db, context.actor.id);
  const cards = await getBusinessCards(
    context,
    rows.map(({ business_id }) => business_id),
  );
  return rows.flatMap(({ id, business_id, created_at }) => {
    const business = cards.get(business_id);
    return business ? { requestID: id, business, createdAt: created_at.toISOString() } : [];
  });
}
