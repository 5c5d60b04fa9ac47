import type { Database, ReadDatabase, StoredMention } from '@kontor/database';
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

/** One of them, so that nobody changes it meanwhile, with whom it names. */
export async function lockWritten(trx: Database, id: string) {
  const { rows } = await sql<{
    content: string;
    business_id: string | null;
    mentions: StoredMention[];
    is_withheld: boolean;
  }>`
    SELECT content, business_id, mentions, withheld_at IS NOT NULL AS is_withheld FROM posts
    WHERE id = ${id} AND removed_at IS NULL FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

/** Whom a post names knows of it. */
export async function updateTold(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE posts SET mentions = (
      SELECT jsonb_agg(said - 'isUntold' ORDER BY place) FROM jsonb_array_elements(mentions) WITH ORDINALITY AS named (said, place)
    )
    WHERE id = ${id} AND mentions <> '[]'
  `.execute(trx);
}

/** Has its author alone see a post; what was pinned no longer is. */
export async function updateWithheld(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = clock_timestamp(), pinned_at = NULL WHERE id = ${id} AND withheld_at IS NULL
  `.execute(trx);
}

/** Has everybody see it, as if it were written now or where it stood; what somebody wrote who leaves, once they stay. */
export async function updatePublished(trx: Database, id: string, isNew: boolean): Promise<void> {
  await sql`
    UPDATE posts SET
      withheld_at = (SELECT since FROM leaving_people AS leaving WHERE leaving.id = posts.author_id AND posts.business_id IS NULL),
      created_at = CASE WHEN ${isNew}::boolean THEN clock_timestamp() ELSE created_at END
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
