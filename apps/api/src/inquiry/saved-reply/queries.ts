import type { TextsByLanguage } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface ReplyRow {
  id: string;
  name: string;
  texts: TextsByLanguage;
  revision: number;
}

/** A saved reply of a business. */
export interface OwnReply {
  businessID: string;
  replyID: string;
}

interface Written {
  name: string;
  texts: TextsByLanguage;
}

const columns = sql`id, name, texts, revision`;
const isOwn = ({ businessID, replyID }: OwnReply) => sql`id = ${replyID} AND business_id = ${businessID}`;

/** The saved replies of a business by their names (`saved_replies_of_business`). */
export async function findReplies(db: ReadDatabase, businessID: string): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    SELECT ${columns} FROM saved_replies WHERE business_id = ${businessID} AND deleted_at IS NULL ORDER BY lower(name), id
  `.execute(db);
  return rows;
}

/** How many saved replies a business has; until the transaction ends nobody else adds one. */
export async function lockReplyCount(db: Database, businessID: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-replies ${businessID}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM saved_replies WHERE business_id = ${businessID} AND deleted_at IS NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertReply(
  db: Database,
  { businessID, name, texts }: Written & { businessID: string },
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    INSERT INTO saved_replies (business_id, name, texts) VALUES (${businessID}, ${name}, ${JSON.stringify(texts)}::jsonb)
    RETURNING ${columns}
  `.execute(db);
  return rows[0];
}

/** A saved reply, which nobody else changes until the transaction ends. */
export async function lockReply(
  db: Database,
  own: OwnReply,
): Promise<(ReplyRow & { is_deleted: boolean }) | undefined> {
  const { rows } = await sql<ReplyRow & { is_deleted: boolean }>`
    SELECT ${columns}, deleted_at IS NOT NULL AS is_deleted FROM saved_replies WHERE ${isOwn(own)} FOR UPDATE
  `.execute(db);
  return rows[0];
}

export async function updateReply(
  db: Database,
  own: OwnReply,
  { name, texts }: Written,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    UPDATE saved_replies SET name = ${name}, texts = ${JSON.stringify(texts)}::jsonb, revision = revision + 1
    WHERE ${isOwn(own)} RETURNING ${columns}
  `.execute(db);
  return rows[0];
}

/** Deletes a saved reply, or takes that back; once more changes nothing. */
export async function updateDeletion(
  db: Database,
  own: OwnReply,
  isDeleted: boolean,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    UPDATE saved_replies SET deleted_at = CASE WHEN ${isDeleted} THEN coalesce(deleted_at, now()) END
    WHERE ${isOwn(own)} RETURNING ${columns}
  `.execute(db);
  return rows[0];
}

/** What was deleted more than a day ago goes (`saved_replies_deleted`). */
export async function deleteOldReplies(db: Database): Promise<void> {
  await sql`DELETE FROM saved_replies WHERE deleted_at < now() - interval '1 day'`.execute(db);
}
