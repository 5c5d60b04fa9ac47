import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Whose searches a link is about. */
interface Linked {
  person_id: string;
  /** Null for all they saved. */
  saved_search_id: string | null;
}

/** What a link in a digest is about (`saved_search_digests_mail_token_key`, `saved_search_finds_mail_token_key`). */
export async function findByMailToken(db: ReadDatabase, token: string): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`
    SELECT person_id, NULL AS saved_search_id FROM saved_search_digests WHERE mail_token = ${token}
    UNION ALL SELECT saved.person_id, saved.id
      FROM saved_search_finds AS find JOIN saved_searches AS saved ON saved.id = find.saved_search_id
      WHERE find.mail_token = ${token}
  `.execute(db);
  return rows[0];
}

const ofLink = ({ person_id, saved_search_id }: Linked) =>
  sql`person_id = ${person_id} AND (${saved_search_id}::uuid IS NULL OR id = ${saved_search_id})`;

/** Whether mails of what a link is about come, and whether it ended some that still do not. */
export async function isMailed(
  db: ReadDatabase,
  linked: Linked,
  token: string,
): Promise<{ is_mailed: boolean; has_ended: boolean }> {
  const { rows } = await sql<{ is_mailed: boolean; has_ended: boolean }>`
    SELECT coalesce(bool_or(digest <> 'none'), false) AS is_mailed, coalesce(bool_or(ended_by = ${token}), false) AS has_ended
    FROM saved_searches WHERE ${ofLink(linked)}
  `.execute(db);
  return rows[0] ?? { is_mailed: false, has_ended: false };
}

/** Ends mails; what was ended before stays ended by what did it. */
export async function endDigests(trx: Database, linked: Linked, token: string): Promise<void> {
  await sql`
    UPDATE saved_searches SET digest = 'none', ended_by = ${token}::uuid, digest_before = digest
    WHERE digest <> 'none' AND ${ofLink(linked)}
  `.execute(trx);
}

/** Mails that a link ended come again as before, and tell what came meanwhile. */
export async function resumeDigests(trx: Database, linked: Linked, token: string): Promise<void> {
  await sql`
    UPDATE saved_searches SET digest = digest_before, ended_by = NULL, digest_before = NULL
    WHERE ended_by = ${token} AND ${ofLink(linked)}
  `.execute(trx);
}
