import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findSavedSearches } from './queries.ts';

/** The searches a person saved, for their archive. */
export async function listSavedSearchesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['savedSearches']> {
  return (await findSavedSearches(db, personID)).map((row) => ({
    savedSearchID: row.id,
    name: row.name,
    resourceType: row.resource_type,
    query: row.query,
    at: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    digest: row.digest,
    hasFeed: row.feed_hash !== null,
    digestedAt: row.digested_at.toISOString(),
  }));
}
