import { groupLimits } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** So long what a moderator removed can be shown again. */
const isRestorable = sql`withheld_at > now() - make_interval(days => ${groupLimits.restorableDays})`;

/** What groups say of themselves and whose they are, also of those a moderator removed lately (`groups_pkey`, `group_owners`). */
export async function findGroupTexts(db: ReadDatabase, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    name: string;
    description: string;
    rules: string[];
    owner_id: string | null;
    is_withheld: boolean;
  }>`
    SELECT groups.id, name, description, rules, owner.person_id AS owner_id, withheld_at IS NOT NULL AS is_withheld
    FROM groups LEFT JOIN group_members AS owner ON owner.group_id = groups.id AND owner.role = 'owner'
    WHERE groups.id = ANY (${ids}::uuid[]) AND (removed_at IS NULL OR ${isRestorable})
  `.execute(db);
  return rows;
}

/** Removes a group so that it can be shown again. */
export async function updateWithheld(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE groups SET removed_at = now(), withheld_at = now() WHERE id = ${id} AND removed_at IS NULL
  `.execute(trx);
}

export async function updatePublished(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE groups SET removed_at = NULL, withheld_at = NULL WHERE id = ${id} AND ${isRestorable}
  `.execute(trx);
}
