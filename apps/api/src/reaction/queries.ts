import type { Database } from '@kontor/database';

/** How many likes a resource has. */
export async function countLikes(db: Database, resourceId: string): Promise<number> {
  const { likes } = await db
    .selectFrom('reactions')
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return likes;
}
