import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentWanted } from './present.ts';
import { findFollowsOf } from './queries.ts';

/** Whom a person follows, the oldest first, for their archive. */
export async function listFollowsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['follows']> {
  const rows = await findFollowsOf(db, personID);
  return rows.map((row) => ({
    resourceType: row.resource_type,
    resourceID: row.resource_id,
    ...presentWanted(row),
    at: row.created_at.toISOString(),
  }));
}
