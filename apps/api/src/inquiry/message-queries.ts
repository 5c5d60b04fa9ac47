import type { DeclineReason, InquirySide, MessageWarning } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type NotifiedRow, selectNotified } from './notified-queries.ts';

export interface MessageRow {
  id: string;
  side: InquirySide;
  content: string;
  warnings: MessageWarning[];
  removed_at: Date | null;
  created_at: Date;
  author_id: string | null;
  first_name: string | null;
  last_name: string | null;
  declined: DeclineReason | null;
}

const selectMessages = sql`
  SELECT message.id::text, message.side, message.content, message.warnings, message.removed_at,
    message.created_at, message.author_id, author.first_name, author.last_name, message.declined
  FROM messages AS message LEFT JOIN named_people AS author ON author.id = message.author_id`;

interface Page {
  inquiryID: string;
  /** The messages next to this one, without it; the last ones without either. */
  before: string | undefined;
  after: string | undefined;
  size: number;
}

/** Messages of a conversation: those after one the oldest first, else the newest first (`messages_of_inquiry`). */
export async function findMessages(
  db: ReadDatabase,
  { inquiryID, before, after, size }: Page,
): Promise<MessageRow[]> {
  const bound =
    after !== undefined
      ? sql`AND message.id > ${after}::bigint ORDER BY message.id`
      : before !== undefined
        ? sql`AND message.id < ${before}::bigint ORDER BY message.id DESC`
        : sql`ORDER BY message.id DESC`;
  const { rows } = await sql<MessageRow>`
    ${selectMessages} WHERE message.inquiry_id = ${inquiryID} ${bound} LIMIT ${size}
  `.execute(db);
  return rows;
}

/** A message that is there (`messages_pkey`). */
export async function findMessage(db: ReadDatabase, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`${selectMessages} WHERE message.id = ${id}::bigint`.execute(db);
  return rows[0];
}

interface NewMessage {
  inquiryID: string;
  side: InquirySide;
  authorID: string;
  content: string;
  /** Folded, without spaces in one. */
  words: readonly string[];
  warnings: readonly MessageWarning[];
  domains: readonly string[];
  declined?: DeclineReason | undefined;
}

/**
 * Adds a message to a conversation that is locked: the other side has one more unread and owes an answer, one's own owes none and
 * has seen it. Who writes to a stranger has the conversation in the inbox. @returns also who is to be told of it, read in the same statement
 */
export async function insertMessage(
  db: Database,
  { inquiryID, side, authorID, content, words, warnings, domains, declined }: NewMessage,
): Promise<{ id: string; readers: string[]; notified: NotifiedRow | undefined }> {
  const { rows } = await sql<{ id: string; created_at: Date; readers: string[] }>`
    INSERT INTO messages (inquiry_id, side, author_id, content, words, warnings, domains, declined, readers)
    SELECT ${inquiryID}, ${side}, ${authorID}, ${content}, array_to_tsvector(${words}::text[]), ${warnings}::text[], ${domains}::text[],
      ${declined ?? null},
      array_remove(array_agg(coalesce(business_id, person_id)), NULL)
    FROM inquiry_sides WHERE inquiry_id = ${inquiryID}
    RETURNING id::text, created_at, readers
  `.execute(db);
  const message = rows[0];
  if (!message) throw new Error(`The conversation ${inquiryID} has no sides.`);
  const { id, created_at, readers } = message;
  const { rows: notified } = await sql<NotifiedRow>`
    WITH noted AS (
      UPDATE inquiry_sides SET
        last_message_at = ${created_at},
        owes_answer = side <> ${side},
        folder = CASE WHEN side = ${side} THEN 'inbox' ELSE folder END,
        waiting_since = CASE WHEN side = ${side} THEN NULL ELSE coalesce(waiting_since, ${created_at}) END,
        unread = CASE WHEN side = ${side} THEN 0 ELSE unread + 1 END,
        seen_message_id = CASE WHEN side = ${side} THEN ${id}::bigint ELSE seen_message_id END
      WHERE inquiry_id = ${inquiryID}
    )
    ${selectNotified(inquiryID, side)}
  `.execute(db);
  return { id, readers, notified: notified[0] };
}

/** All up to a message of the conversation was seen by a side. @returns how many of the other side's are unread now, and up to which it was seen */
export async function updateSeen(
  db: Database,
  { inquiryID, side, messageID }: { inquiryID: string; side: InquirySide; messageID: string },
): Promise<{ unread: number; seen: string }> {
  const { rows } = await sql<{ unread: number; seen: string }>`
    UPDATE inquiry_sides AS own SET seen_message_id = seen.id, unread = (
      SELECT count(*) FROM messages WHERE inquiry_id = ${inquiryID} AND side <> ${side} AND messages.id > seen.id)
    FROM (
      SELECT greatest(side.seen_message_id, (
        SELECT max(id) FROM messages WHERE inquiry_id = ${inquiryID} AND id <= ${messageID}::bigint)) AS id
      FROM inquiry_sides AS side WHERE side.inquiry_id = ${inquiryID} AND side.side = ${side}
    ) AS seen
    WHERE own.inquiry_id = ${inquiryID} AND own.side = ${side}
    RETURNING own.unread, own.seen_message_id::text AS seen
  `.execute(db);
  return rows[0] ?? { unread: 0, seen: '0' };
}
