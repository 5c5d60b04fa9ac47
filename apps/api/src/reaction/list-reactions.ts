import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findReactionsOf } from './queries.ts';

/** What a person reacted with, the oldest first. */
export async function listReactions(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['reactions']> {
  const rows = await findReactionsOf(db, personID);
  return rows.map(({ resource_type, resource_id, acting_business_id, reaction_type, created_at }) => ({
    resourceType: resource_type,
    resourceID: resource_id,
    ...(acting_business_id === null ? {} : { asBusinessID: acting_business_id }),
    reactionType: reaction_type,
    at: created_at.toISOString(),
  }));
}
