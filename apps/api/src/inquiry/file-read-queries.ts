import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export type FileAction = 'confirmed' | 'downloaded';

/** Notes that somebody confirmed or got a file, once a day (`message_file_reads_file_id_person_id_action_day_key`). */
export async function insertRead(
  db: Database,
  read: { fileID: string; personID: string; action: FileAction },
): Promise<void> {
  await db
    .insertInto('message_file_reads')
    .values({ file_id: read.fileID, person_id: read.personID, action: read.action })
    .onConflict((conflict) => conflict.columns(['file_id', 'person_id', 'action', 'day']).doNothing())
    .execute();
}

interface ReadRow {
  action: FileAction;
  at: Date;
  first_name: string | null;
}

/** The last of what was done with a file, the latest first. */
export async function findReads(db: ReadDatabase, fileID: string, limit: number): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    SELECT read.action, read.at, reader.first_name
    FROM message_file_reads AS read LEFT JOIN named_people AS reader ON reader.id = read.person_id
    WHERE read.file_id = ${fileID} ORDER BY read.at DESC, read.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** What somebody confirmed and got (`message_file_reads_of_person`). */
export async function findReadsOfPerson(db: ReadDatabase, personID: string) {
  const { rows } = await sql<{ inquiry_id: string; name: string; action: FileAction; at: Date }>`
    SELECT message.inquiry_id, file.name, read.action, read.at
    FROM message_file_reads AS read
      JOIN message_files AS file ON file.id = read.file_id
      JOIN messages AS message ON message.id = file.message_id
    WHERE read.person_id = ${personID} ORDER BY read.at, read.id
  `.execute(db);
  return rows;
}
