import type { FavoriteResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

export interface Saved {
  resourceType: FavoriteResource;
  resourceID: string;
}

/** Those of some businesses or products that are listed (their primary keys). */
export async function findListed(
  db: ReadDatabase,
  type: FavoriteResource,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const among = sql<string>`ANY(${ids}::uuid[])`;
  const rows = await (type === 'business'
    ? db.selectFrom('listed_businesses').select('id').where('id', '=', among).execute()
    : db.selectFrom('listed_products').select('id').where('id', '=', among).execute());
  return rows.map(({ id }) => id);
}

/** How many somebody saved of each kind (`favorites_newest`). */
export async function countSaved(
  db: ReadDatabase,
  personID: string,
): Promise<Record<FavoriteResource, number>> {
  const rows = await db
    .selectFrom('favorites')
    .select(({ fn }) => ['resource_type', fn.countAll<string>().as('count')])
    .where('person_id', '=', personID)
    .groupBy('resource_type')
    .execute();
  const count = { business: 0, product: 0 };
  for (const row of rows) count[row.resource_type] = Number(row.count);
  return count;
}

/** @param savedAt milliseconds since 1970; now where it is later or not stated. @returns how many were not saved before */
export async function insertFavorites(
  trx: Database,
  personID: string,
  saved: readonly (Saved & { savedAt?: number })[],
): Promise<number> {
  if (saved.length === 0) return 0;
  const rows = await trx
    .insertInto('favorites')
    .values(
      saved.map(({ resourceType, resourceID, savedAt }) => ({
        person_id: personID,
        resource_type: resourceType,
        resource_id: resourceID,
        created_at:
          savedAt === undefined
            ? sql<Date>`now()`
            : sql<Date>`least(now(), to_timestamp(${savedAt}::double precision / 1000))`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('resource_id')
    .execute();
  return rows.length;
}

export async function deleteFavorite(
  trx: Database,
  personID: string,
  { resourceType, resourceID }: Saved,
): Promise<void> {
  await trx
    .deleteFrom('favorites')
    .where('person_id', '=', personID)
    .where('resource_type', '=', resourceType)
    .where('resource_id', '=', resourceID)
    .execute();
}

/** Which of these somebody saved (`favorites_pkey`). */
export async function findSavedAmong(
  db: ReadDatabase,
  personID: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('resource_id')
    .where('person_id', '=', personID)
    .where('resource_type', 'in', ['business', 'product'])
    .where('resource_id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => row.resource_id);
}

interface SavedRow {
  resource_id: string;
  created_at: Date;
  sorted_by: string;
}

/** What somebody saved of a kind, the last first (`favorites_newest`). */
export async function findSaved(
  db: ReadDatabase,
  {
    personID,
    type,
    from,
    size,
  }: { personID: string; type: FavoriteResource; from: MomentCursor | undefined; size: number },
): Promise<SavedRow[]> {
  const begins = from ? sql`AND (created_at, resource_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<SavedRow>`
    SELECT resource_id, created_at, ${microsecondsOf(sql`created_at`)} AS sorted_by
    FROM favorites WHERE person_id = ${personID} AND resource_type = ${type} ${begins}
    ORDER BY created_at DESC, resource_id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** All somebody saved, the oldest first. */
export function findAllSaved(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('favorites')
    .select(['resource_type', 'resource_id', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
}

export async function deleteFavoritesOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('favorites').where('person_id', '=', personID).execute();
}
