import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** What people wrote, as long as they did not remove it (`posts_pkey`). */
export async function findAllWritten(db: ReadDatabase, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    content: string;
    author_id: string | null;
    business_id: string | null;
    is_withheld: boolean;
  }>`
    SELECT id, content, author_id, business_id, withheld_at IS NOT NULL AS is_withheld FROM posts
    WHERE id = ANY (${ids}::uuid[]) AND removed_at IS NULL
  `.execute(db);
  return rows;
}

export const findWritten = async (db: ReadDatabase, id: string) => (await findAllWritten(db, [id]))[0];

/** Has its author alone see a post; what was pinned no longer is. */
export async function updateWithheld(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = clock_timestamp(), pinned_at = NULL WHERE id = ${id} AND withheld_at IS NULL
  `.execute(trx);
}

/** Has everybody see it, as if it were written now or where it stood. */
export async function updatePublished(trx: Database, id: string, isNew: boolean): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = NULL, created_at = CASE WHEN ${isNew}::boolean THEN clock_timestamp() ELSE created_at END
    WHERE id = ${id}
  `.execute(trx);
}

/** Whom a post names, who wrote it, and in which group. */
export function findMentions(db: ReadDatabase, id: string) {
  return db
    .selectFrom('posts')
    .select(['author_id', 'group_id', 'mentions'])
    .where('id', '=', id)
    .executeTakeFirst();
}
