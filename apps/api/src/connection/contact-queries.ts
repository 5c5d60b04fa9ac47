import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** A person, and whether somebody is connected with them (`connections_of_asker`, `connections_of_asked`). */
export async function findPersonContact(
  db: ReadDatabase,
  ownID: string,
  otherID: string,
): Promise<{ is_connected: boolean } | undefined> {
  const { rows } = await sql<{ is_connected: boolean }>`
    SELECT EXISTS (SELECT FROM connected_parties WHERE party_id = ${ownID} AND other_id = person.id) AS is_connected
    FROM named_people AS person WHERE id = ${otherID}
  `.execute(db);
  return rows[0];
}
