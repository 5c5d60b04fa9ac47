import type { InquirySide } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { ReplyOutcome } from './reply-outcome.ts';

interface NewReply {
  personID: string;
  messageHash: Buffer;
  notificationID: string;
  outcome: ReplyOutcome;
  isTold: boolean;
}

/** @returns its id; undefined for a mail that was here before (`mail_replies_person_id_message_hash_key`) */
export async function insertReply(db: Database, reply: NewReply): Promise<string | undefined> {
  const { personID, messageHash, notificationID, outcome, isTold } = reply;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO mail_replies (person_id, message_hash, notification_id, outcome, is_told)
    VALUES (${personID}, ${messageHash}, ${notificationID}::bigint, ${outcome}, ${isTold})
    ON CONFLICT (person_id, message_hash) DO NOTHING RETURNING id
  `.execute(db);
  return rows[0]?.id;
}

/** How many mails of somebody came, and of how many they were told, within an hour (`mail_replies_of_person`). */
export async function countReplies(
  db: ReadDatabase,
  personID: string,
): Promise<{ came: number; told: number }> {
  const { rows } = await sql<{ came: number; told: number }>`
    SELECT count(*)::int AS came, (count(*) FILTER (WHERE is_told))::int AS told FROM mail_replies
    WHERE person_id = ${personID} AND created_at > now() - interval '1 hour'
  `.execute(db);
  return rows[0] ?? { came: 0, told: 0 };
}

export async function findReply(db: ReadDatabase, id: string) {
  const { rows } = await sql<{ person_id: string; notification_id: string; outcome: string }>`
    SELECT person_id, notification_id::text, outcome FROM mail_replies WHERE id = ${id}
  `.execute(db);
  return rows[0];
}

/** Deletes what is older than the addresses are valid (`mail_replies_by_age`). */
export async function deleteOldReplies(db: Database): Promise<void> {
  await sql`DELETE FROM mail_replies WHERE created_at < now() - interval '100 days'`.execute(db);
}

interface Written {
  inquiryID: string;
  side: InquirySide;
  mailedAt: Date;
}

/** Messages that came after the mail somebody answered by mail stay unread on their side, though they wrote (`messages_of_inquiry`). @returns whether there are any */
export async function keepUnread(db: Database, { inquiryID, side, mailedAt }: Written): Promise<boolean> {
  const { rows } = await sql`
    WITH later AS (
      SELECT min(id) AS first, count(*) AS unread FROM messages
      WHERE inquiry_id = ${inquiryID} AND side <> ${side} AND created_at > ${mailedAt}
    )
    UPDATE inquiry_sides AS own SET unread = later.unread,
      seen_message_id = (SELECT max(id) FROM messages WHERE inquiry_id = ${inquiryID} AND id < later.first)
    FROM later WHERE own.inquiry_id = ${inquiryID} AND own.side = ${side} AND later.unread > 0 RETURNING own.side
  `.execute(db);
  return rows.length > 0;
}
