import type { InquirySide } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

interface CorrespondentRow {
  id: string;
  first_name: string;
}

/** Who of the other side wrote last in a conversation and is still there (`messages_of_inquiry`). @param side one's own */
export async function findCorrespondent(
  db: ReadDatabase,
  { inquiryID, side }: { inquiryID: string; side: InquirySide },
): Promise<CorrespondentRow | undefined> {
  const { rows } = await sql<CorrespondentRow>`
    SELECT author.id, author.first_name
    FROM messages AS message JOIN named_people AS author ON author.id = message.author_id
    WHERE message.inquiry_id = ${inquiryID} AND message.side <> ${side} ORDER BY message.id DESC LIMIT 1
  `.execute(db);
  return rows[0];
}
