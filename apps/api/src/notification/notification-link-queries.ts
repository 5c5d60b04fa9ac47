import type { MailTime, NotificationKind } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Choice } from './queries.ts';

interface MailedRow {
  person_id: string;
  /** Null for the mail that sums up a day. */
  kind: string | null;
}

/** Whom and of what a mail told (`notifications_mail_token_key`, `notification_digests_mail_token_key`). */
export async function findByMailToken(db: ReadDatabase, token: string): Promise<MailedRow | undefined> {
  const { rows } = await sql<MailedRow>`
    SELECT person_id, kind FROM notifications WHERE mail_token = ${token}
    UNION ALL SELECT person_id, NULL FROM notification_digests WHERE mail_token = ${token}
  `.execute(db);
  return rows[0];
}

interface Ending {
  personID: string;
  /** Of the link that ends them. */
  token: string;
  /** The kinds whose mails may end, each with how people are told who chose nothing. */
  usual: readonly (Choice & { kind: NotificationKind })[];
  /** Mails that come like this end. */
  ended: readonly MailTime[];
}

/** Ends mails of kinds; what was ended before stays ended by what did it. */
export async function endMails(db: Database, { personID, token, usual, ended }: Ending): Promise<void> {
  await sql`
    INSERT INTO notification_choices AS choice (person_id, kind, on_page, mail, push, ended_by, mail_before)
    SELECT ${personID}::uuid, usual.kind, coalesce(chosen.on_page, usual.on_page), 'none',
      coalesce(chosen.push, usual.push), ${token}::uuid,
      coalesce(chosen.mail, usual.mail)
    FROM unnest(
        ${usual.map(({ kind }) => kind)}::text[], ${usual.map(({ onPage }) => onPage)}::boolean[],
        ${usual.map(({ mail }) => mail)}::text[], ${usual.map(({ push }) => push)}::boolean[]
      ) AS usual (kind, on_page, mail, push)
      LEFT JOIN notification_choices AS chosen ON chosen.person_id = ${personID} AND chosen.kind = usual.kind
    WHERE coalesce(chosen.mail, usual.mail) = ANY (${ended}::text[])
    ON CONFLICT (person_id, kind) DO UPDATE
      SET mail = excluded.mail, ended_by = excluded.ended_by, mail_before = excluded.mail_before
      WHERE choice.mail = ANY (${ended}::text[])
  `.execute(db);
}

/** Mails that a link ended come again as before. */
export async function resumeEnded(
  db: Database,
  { personID, token }: { personID: string; token: string },
): Promise<void> {
  await sql`
    UPDATE notification_choices SET mail = mail_before, ended_by = NULL, mail_before = NULL
    WHERE person_id = ${personID} AND ended_by = ${token}
  `.execute(db);
}

/** Whether a link ended mails that still are. */
export async function hasEnded(
  db: ReadDatabase,
  { personID, token }: { personID: string; token: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('notification_choices')
    .select('kind')
    .where('person_id', '=', personID)
    .where('ended_by', '=', token)
    .executeTakeFirst();
  return row !== undefined;
}
