import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findAllSaved } from './queries.ts';

/** What a person saved, the oldest first, for their archive. */
export async function listFavoritesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['favorites']> {
  const rows = await findAllSaved(db, personID);
  return rows.map((row) => ({
    resourceType: row.resource_type,
    resourceID: row.resource_id,
    at: row.created_at.toISOString(),
  }));
}
