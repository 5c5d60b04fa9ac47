import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

interface WrittenRow {
  id: string;
  subject: string;
  as_myself: boolean;
  messages: { content: string; datetime: string; files: { name: string; bytes: number }[] }[];
}

/** The conversations in which somebody is a party or wrote, with their own messages (`inquiry_sides_of_person`, `messages_by_author`). */
export async function findWrittenBy(db: ReadDatabase, personID: string): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    SELECT inquiry.id, inquiry.subject,
      EXISTS (SELECT FROM inquiry_sides AS own WHERE own.inquiry_id = inquiry.id AND own.person_id = ${personID}) AS as_myself,
      coalesce((
        SELECT json_agg(json_build_object('content', content, 'datetime', created_at, 'files', coalesce((
          SELECT json_agg(json_build_object('name', file.name, 'bytes', file.bytes) ORDER BY file.position)
          FROM message_files AS file WHERE file.message_id = message.id
        ), '[]')) ORDER BY message.id)
        FROM messages AS message WHERE message.inquiry_id = inquiry.id AND message.author_id = ${personID}
      ), '[]') AS messages
    FROM inquiries AS inquiry WHERE inquiry.id IN (
      SELECT inquiry_id FROM inquiry_sides WHERE person_id = ${personID}
      UNION SELECT inquiry_id FROM messages WHERE author_id = ${personID}
    ) ORDER BY inquiry.created_at, inquiry.id
  `.execute(db);
  return rows;
}

/** The side of somebody who leaves stays without them, and so does what they wrote; nothing is found by them any more. */
export async function clearPerson(db: Database, personID: string): Promise<void> {
  await sql`
    UPDATE messages SET readers = array_remove(readers, ${personID}::uuid)
    WHERE inquiry_id IN (SELECT inquiry_id FROM inquiry_sides WHERE person_id = ${personID})
  `.execute(db);
}
