import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Nobody reads what a person who leaves posted as themselves; what is withheld already stays withheld (`posts_by_author`). */
export async function withholdPostsOf(trx: Database, personID: string): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = leaving.since FROM leaving_people AS leaving
    WHERE leaving.id = ${personID} AND author_id = leaving.id AND business_id IS NULL AND withheld_at IS NULL
  `.execute(trx);
}

/** Publishes what was withheld with them, but for what a moderator has refused since (`posts_by_author`). */
export async function publishPostsOf(trx: Database, personID: string): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = NULL FROM leaving_people AS leaving
    WHERE leaving.id = ${personID} AND author_id = leaving.id AND withheld_at = leaving.since
      AND NOT EXISTS (SELECT FROM holds_for_authors AS hold WHERE hold.resource_id = posts.id)
  `.execute(trx);
}
