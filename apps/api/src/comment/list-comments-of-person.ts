import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findCommentsOf } from './queries.ts';

/** What a person wrote below products and posts, the oldest first, for their archive. */
export async function listCommentsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['comments']> {
  const rows = await findCommentsOf(db, personID);
  return rows.map((row) => ({
    commentID: row.id,
    resourceType: row.resource_type,
    resourceID: row.resource_id,
    businessID: row.acting_business_id ?? undefined,
    content: row.content,
    at: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString(),
  }));
}
