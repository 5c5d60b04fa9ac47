import type { Database, ReadDatabase } from '@kontor/database';
import type { SavedSearchRow } from '../queries.ts';

/** Gives a search another address of its feed, or none. Undefined where a person has no such search. */
export async function updateFeed(
  trx: Database,
  personID: string,
  id: string,
  hash: Buffer | null,
): Promise<string | undefined> {
  const changed = await trx
    .updateTable('saved_searches')
    .set({ feed_hash: hash })
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .returning('id')
    .executeTakeFirst();
  return changed?.id;
}

/** The search with this address (`saved_searches_feed_hash_key`). */
export function findByFeed(
  db: ReadDatabase,
  hash: Buffer,
): Promise<Pick<SavedSearchRow, 'id' | 'name' | 'resource_type' | 'query'> | undefined> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'resource_type', 'query'])
    .where('feed_hash', '=', hash)
    .executeTakeFirst();
}
