import type { InquirySide } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface WrittenRow {
  id: string;
  side: InquirySide;
  content: string;
  created_at: Date;
}

/** A message of a side, unless it was removed; without an id the last ones of the conversation, the first first (`messages_of_inquiry`). */
export async function findWritten(
  db: ReadDatabase,
  {
    inquiryID,
    side,
    messageID,
    limit,
  }: { inquiryID: string; side: InquirySide; messageID: string | undefined; limit: number },
): Promise<WrittenRow[]> {
  const which =
    messageID === undefined ? sql`true` : sql`messages.id = ${messageID}::bigint AND messages.side = ${side}`;
  const { rows } = await sql<WrittenRow>`
    SELECT id::text, side, content, created_at FROM messages
    WHERE inquiry_id = ${inquiryID} AND removed_at IS NULL AND ${which} ORDER BY messages.id DESC LIMIT ${limit}
  `.execute(db);
  return rows.reverse();
}

/** Nobody reads or finds a message any more. @returns the conversation; undefined when it was removed before */
export async function updateRemoved(db: Database, messageID: string): Promise<string | undefined> {
  const { rows } = await sql<{ inquiry_id: string }>`
    UPDATE messages SET removed_at = now(), warnings = '{}', words = '' WHERE id = ${messageID}::bigint AND removed_at IS NULL
    RETURNING inquiry_id
  `.execute(db);
  return rows[0]?.inquiry_id;
}

/** What the people of a party are told of a conversation by (`inquiry_sides_pkey`). */
export async function findPeopleOf(db: ReadDatabase, inquiryID: string, partyID: string) {
  const { rows } = await sql<{
    subject: string;
    name: string;
    business_id: string | null;
    person_ids: string[];
  }>`
    SELECT inquiry.subject, own.business_id,
      coalesce(
        (SELECT company_name FROM business_cards WHERE business_cards.id = own.business_id),
        (SELECT first_name || ' ' || last_name FROM named_people WHERE named_people.id = own.person_id), '') AS name,
      ARRAY(SELECT own.person_id WHERE own.person_id IS NOT NULL
        UNION ALL SELECT person_id FROM people_of_businesses WHERE business_id = own.business_id) AS person_ids
    FROM inquiries AS inquiry JOIN inquiry_sides AS own ON own.inquiry_id = inquiry.id
    WHERE inquiry.id = ${inquiryID} AND coalesce(own.business_id, own.person_id) = ${partyID}
  `.execute(db);
  return rows[0];
}
