import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** How many likes a resource has, by its counter (`like_counts_pkey`). */
export async function findLikes(db: ReadDatabase, resourceId: string): Promise<number> {
  const row = await db
    .selectFrom('like_counts')
    .select('count')
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function findReactionsOf(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('reactions')
    .select(['resource_type', 'resource_id', 'acting_business_id', 'reaction_type', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
}

/** Deletes what a person reacted with, and what others reacted with to that person. */
export async function deleteReactionsAbout(trx: Database, personId: string): Promise<void> {
  await trx
    .deleteFrom('reactions')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('resource_id', '=', personId)]))
    .execute();
}

/** What has likes, each in its table. */
const likedTables = { business: 'businesses', product: 'products', user: 'people' } as const;
export type LikedType = keyof typeof likedTables;

/** Resources of a type, beyond an id, whose counter differs from what was copied last (`like_counts_to_copy`). */
export async function findToCopy(
  db: ReadDatabase,
  type: LikedType,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('like_counts')
    .select('resource_id')
    .where('resource_type', '=', type)
    .whereRef('count', '<>', 'copied')
    .where('resource_id', '>', after)
    .orderBy('resource_id')
    .limit(limit)
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}

/** Copies counters to the rows of what is liked. Counters of what is gone go, too. */
export async function copyCounts(trx: Database, type: LikedType, ids: readonly string[]): Promise<void> {
  const table = sql.table(likedTables[type]);
  // Everybody locks in this order, so that nobody waits for each other; and the rows of what is liked before their counters.
  await sql`SELECT FROM ${table} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await sql`
    UPDATE ${table} AS resource SET like_count = counter.count FROM like_counts AS counter
    WHERE resource.id = ANY(${ids}::uuid[]) AND counter.resource_id = resource.id AND resource.like_count <> counter.count
  `.execute(trx);
  // What was copied, also where another like came meanwhile: then it is copied the next time.
  await sql`
    UPDATE like_counts AS counter SET copied = resource.like_count FROM ${table} AS resource
    WHERE counter.resource_id = ANY(${ids}::uuid[]) AND resource.id = counter.resource_id
  `.execute(trx);
  await sql`
    DELETE FROM like_counts AS counter WHERE counter.resource_id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM ${table} AS resource WHERE resource.id = counter.resource_id)
  `.execute(trx);
}
