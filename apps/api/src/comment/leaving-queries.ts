import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { lockCommentsOf } from './queries.ts';

/** Nobody reads what a person who leaves wrote as themselves; what is withheld already stays withheld (`comments_by_person`). */
export async function withholdCommentsOf(trx: Database, personID: string): Promise<void> {
  await lockCommentsOf(trx, personID);
  await sql`
    UPDATE comments SET withheld_at = leaving.since FROM leaving_people AS leaving
    WHERE leaving.id = ${personID} AND person_id = leaving.id AND acting_business_id IS NULL AND withheld_at IS NULL
  `.execute(trx);
}

/** Publishes what was withheld with them, but for what a moderator has refused since (`comments_by_person`). */
export async function publishCommentsOf(trx: Database, personID: string): Promise<void> {
  await lockCommentsOf(trx, personID);
  await sql`
    UPDATE comments SET withheld_at = NULL FROM leaving_people AS leaving
    WHERE leaving.id = ${personID} AND person_id = leaving.id AND withheld_at = leaving.since
      AND NOT EXISTS (SELECT FROM holds_for_authors AS hold WHERE hold.resource_id = comments.id)
  `.execute(trx);
}
