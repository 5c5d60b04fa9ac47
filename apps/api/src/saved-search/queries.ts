import type { FavoriteResource, SavedSearchDigest } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** What a search asks for, of a kind. */
export interface SavedQuery {
  type: FavoriteResource;
  query: Record<string, unknown>;
}

export const columns = [
  'id',
  'name',
  'resource_type',
  'query',
  'created_at',
  'seen_at',
  'digest',
  'digested_at',
  'feed_hash',
] as const;

/** What a person saved, by name (`saved_searches_of_person`). */
export function findSavedSearches(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('person_id', '=', personID)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
export type SavedSearchRow = Awaited<ReturnType<typeof findSavedSearches>>[number];

/** Whoever saves a search waits for another one they save. @returns how many they have */
export async function countSavedLocked(trx: Database, personID: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('saved searches of ' || ${personID}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personID)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The search of a person that asks for the same. */
export function findEqual(db: ReadDatabase, personID: string, { type, query }: SavedQuery) {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('person_id', '=', personID)
    .where('resource_type', '=', type)
    .where(sql<boolean>`md5(query::text) = md5(${JSON.stringify(query)}::jsonb::text)`)
    .executeTakeFirst();
}

/** How often mails of another search come: weekly, and never to who ended those of all they saved. */
export async function findUsualDigest(db: ReadDatabase, personID: string): Promise<SavedSearchDigest> {
  const { is_ended } = await db
    .selectFrom('saved_searches')
    .select(sql<boolean>`coalesce(bool_and(digest = 'none'), false)`.as('is_ended'))
    .where('person_id', '=', personID)
    .executeTakeFirstOrThrow();
  return is_ended ? 'none' : 'weekly';
}

interface NewSearch extends SavedQuery {
  name: string;
  digest: SavedSearchDigest;
}

export function insertSavedSearch(
  trx: Database,
  personID: string,
  { name, type, query, digest }: NewSearch,
): Promise<SavedSearchRow> {
  return trx
    .insertInto('saved_searches')
    .values({ person_id: personID, name, resource_type: type, query: JSON.stringify(query), digest })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined where a person has no such search. */
export function updateName(trx: Database, personID: string, id: string, name: string) {
  return trx
    .updateTable('saved_searches')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .returning(columns)
    .executeTakeFirst();
}

/** Undefined where a person has no such search. */
export async function deleteSaved(trx: Database, personID: string, id: string): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .returning('id')
    .executeTakeFirst();
  return deleted?.id;
}

export async function deleteSavedOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('saved_searches').where('person_id', '=', personID).execute();
  await trx.deleteFrom('saved_search_digests').where('person_id', '=', personID).execute();
}
