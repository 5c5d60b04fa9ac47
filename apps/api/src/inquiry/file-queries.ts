import type { InquirySide } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Party } from './party.ts';

/** A file of a message, as somebody reads of it. */
export interface FileRow {
  id: string;
  message_id: string;
  name: string;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  is_confidential: boolean;
  is_revoked: boolean;
  /** Whether the reader has confirmed that it is confidential. */
  is_confirmed: boolean;
}

const fileColumns = (readerID: string) => sql`
  file.id, file.message_id::text, file.name, file.content_type, file.bytes, file.width, file.height, file.is_confidential,
  file.revoked_at IS NOT NULL AS is_revoked,
  EXISTS (
    SELECT FROM message_file_reads WHERE file_id = file.id AND person_id = ${readerID} AND action = 'confirmed'
  ) AS is_confirmed`;

/** The files of messages, in their order (`message_files_message_id_position_key`). */
export async function findFilesOf(
  db: ReadDatabase,
  messageIDs: readonly string[],
  readerID: string,
): Promise<FileRow[]> {
  if (messageIDs.length === 0) return [];
  const { rows } = await sql<FileRow>`
    SELECT ${fileColumns(readerID)} FROM message_files AS file
    WHERE file.message_id = ANY(${messageIDs}::bigint[]) ORDER BY file.message_id, file.position
  `.execute(db);
  return rows;
}

export interface WantedFile {
  /** The conversation, and whose it has to be. */
  rid: string;
  party: Party;
  fileID: string;
  readerID: string;
}

/** A file in a conversation of a party, with the sides of who sent it and of who looks (`message_files_pkey`, `inquiry_sides_pkey`). */
export async function findFile(db: ReadDatabase, { rid, party, fileID, readerID }: WantedFile) {
  const { rows } = await sql<FileRow & { upload_id: string | null; sent_by: InquirySide; side: InquirySide }>`
    SELECT ${fileColumns(readerID)}, file.upload_id, message.side AS sent_by, own.side
    FROM message_files AS file
      JOIN messages AS message ON message.id = file.message_id
      JOIN inquiry_sides AS own ON own.inquiry_id = message.inquiry_id
    WHERE file.id = ${fileID} AND message.inquiry_id = ${rid} AND own.${sql.ref(party.column)} = ${party.id}
      AND message.removed_at IS NULL
    ORDER BY own.side LIMIT 1
  `.execute(db);
  return rows[0];
}
export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export interface NewFile {
  upload: string;
  name: string;
  contentType: string;
  bytes: number;
  shown?: { width: number; height: number };
  isConfidential: boolean;
}

export async function insertFiles(db: Database, messageID: string, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file, position) => ({
    message_id: sql<number>`${messageID}::bigint`,
    position,
    upload_id: file.upload,
    name: file.name,
    content_type: file.contentType,
    bytes: file.bytes,
    width: file.shown?.width,
    height: file.shown?.height,
    is_confidential: file.isConfidential,
  }));
  await db.insertInto('message_files').values(rows).execute();
}

/** Those of the uploads that came with a message, withdrawn or not (`message_files_by_upload`). */
export async function findSent(db: Database, uploads: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('message_files')
    .select('upload_id')
    .distinct()
    .where('upload_id', '=', sql<string>`ANY(${uploads}::uuid[])`)
    .execute();
  return rows.flatMap(({ upload_id }) => upload_id ?? []);
}

/** @returns false where it was withdrawn before */
export async function markRevoked(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_files')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of the uploads whose files somebody can still get, in whatever conversation (`message_files_by_upload`). */
export async function findGiven(db: Database, uploads: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('message_files')
    .select('upload_id')
    .distinct()
    .where('upload_id', '=', sql<string>`ANY(${uploads}::uuid[])`)
    .where('revoked_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ upload_id }) => upload_id ?? []));
}

/**
 * Takes the files out of conversations that nobody is left of on either side (`inquiry_sides_left`). @returns the uploads they had
 */
export async function deleteLeftFiles(db: Database, limit: number) {
  const { rows } = await sql<{ upload_id: string | null }>`
    DELETE FROM message_files WHERE id IN (
      SELECT file.id FROM message_files AS file JOIN messages AS message ON message.id = file.message_id
      WHERE message.inquiry_id IN (
        SELECT inquiry_id FROM inquiry_sides WHERE business_id IS NULL AND person_id IS NULL
        GROUP BY inquiry_id HAVING count(*) = 2)
      LIMIT ${limit})
    RETURNING upload_id
  `.execute(db);
  return rows;
}
