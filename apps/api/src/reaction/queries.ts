import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { CopiedLikes } from './copy-likes.ts';
import type { Liked } from './liked.ts';

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

/** Deletes what a person reacted with, what others reacted with to that person, and the counter of it, which triggers only bring to 0. */
export async function deleteReactionsAbout(trx: Database, personId: string): Promise<void> {
  await trx
    .deleteFrom('reactions')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('resource_id', '=', personId)]))
    .execute();
  await deleteCounters(trx, [personId]);
}

/** Resources of a type, beyond an id, whose counter differs from what was copied last (`like_counts_to_copy`). */
export async function findToCopy(
  db: ReadDatabase,
  type: Liked['type'],
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

/** Notes what was copied, also where another like came meanwhile: then it is copied the next time. */
export async function noteCopied(trx: Database, copied: readonly CopiedLikes[]): Promise<void> {
  await sql`
    UPDATE like_counts AS counter SET copied = row.like_count
    FROM jsonb_to_recordset(${JSON.stringify(copied)}::jsonb) AS row (id uuid, like_count integer)
    WHERE counter.resource_id = row.id
  `.execute(trx);
}

/** Deletes the counters of what is gone. */
export async function deleteCounters(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM like_counts WHERE resource_id = ANY(${ids}::uuid[])`.execute(trx);
}
