import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** How many likes a resource has. */
export async function countLikes(db: Database, resourceId: string): Promise<number> {
  const { likes } = await db
    .selectFrom('reactions')
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return likes;
}

export function findReactionsOf(db: Database, personId: string) {
  return db
    .selectFrom('reactions')
    .select(['resource_type', 'resource_id', 'acting_business_id', 'reaction_type', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
}

/** Deletes what a person reacted with, and what others reacted with to that person. */
export function deleteReactionsAbout(db: Database, personId: string) {
  return db
    .deleteFrom('reactions')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('resource_id', '=', personId)]))
    .returning(['resource_type', 'resource_id'])
    .execute();
}

/** Counts the likes of resources of one kind anew. */
export async function recountLikes(
  db: Database,
  table: 'businesses' | 'products' | 'people',
  ids: readonly string[],
): Promise<void> {
  await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    // Everybody locks in this order, so that nobody waits for each other.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await sql`
    UPDATE ${sql.table(table)} AS resource SET like_count = (
      SELECT count(*) FROM reactions WHERE resource_id = resource.id
    ) WHERE id = ANY(${ids}::uuid[])
  `.execute(db);
}
