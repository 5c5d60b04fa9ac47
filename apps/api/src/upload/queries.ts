import type { UploadPurpose } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { Version } from './make-versions.ts';

/** The channel on which workers hear that a file has come. */
export const uploadsChannel = 'uploads';

interface NewUpload {
  personID: string;
  purpose: UploadPurpose;
  contentType: string;
  bytes: number;
}

export async function insertUpload(
  db: Database,
  { personID, purpose, contentType, bytes }: NewUpload,
): Promise<string> {
  const { id } = await db
    .insertInto('uploads')
    .values({ person_id: personID, purpose, content_type: contentType, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An upload of a person; undefined when it is another's. */
export async function findUpload(db: Database, id: string, personID: string) {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'content_type', 'bytes', 'state', 'refusal', 'versions'])
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .executeTakeFirst();
  return (
    row && { ...row, purpose: row.purpose as UploadPurpose, versions: row.versions as unknown as Version[] }
  );
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Everything a person sent that is still there. */
export async function findUploadsOf(db: Database, personID: string) {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'content_type', 'bytes', 'state', 'versions', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, versions: row.versions as unknown as Version[] }));
}

/** Says that the file lies in the store, and tells the workers. Saying it again changes nothing. */
export async function markReceived(db: Database, id: string): Promise<void> {
  await sql`
    WITH received AS (UPDATE uploads SET state = 'received' WHERE id = ${id} AND state = 'awaited' RETURNING id)
    SELECT pg_notify(${uploadsChannel}, id::text) FROM received
  `.execute(db);
}

/** How far an upload is, whoever it belongs to; undefined when it is gone. */
export async function stateOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state;
}

/** Takes a file that waits for its versions; one that a worker took long ago was left by it. */
export async function claimReceived(db: Database, leftAfterSeconds: number) {
  const { rows } = await sql<{ id: string; purpose: UploadPurpose; content_type: string; bytes: number }>`
    UPDATE uploads SET claimed_at = now() WHERE id = (
      SELECT id FROM uploads
      WHERE state = 'received' AND (claimed_at IS NULL OR claimed_at < now() - make_interval(secs => ${leftAfterSeconds}))
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, purpose, content_type, bytes
  `.execute(db);
  return rows[0];
}

export async function markReady(db: Database, id: string, versions: readonly Version[]): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'ready', versions: JSON.stringify(versions) })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

export async function markRefused(db: Database, id: string, refusal: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'refused', refusal })
    .where('id', '=', id)
    .where('state', 'in', ['awaited', 'received'])
    .execute();
}

/** In the transaction that makes it the picture of something. @returns false when it is gone */
export async function markUsed(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('uploads')
    .set({ used_at: sql`now()`, released_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** In the transaction that puts another picture, or none, in its place. */
export async function markReleased(trx: Database, id: string): Promise<void> {
  await trx.updateTable('uploads').set({ released_at: sql`now()` }).where('id', '=', id).execute();
}

/**
 * Uploads nobody uses: never used for a day, or out of use for an hour, in which pages may still show them. Until the end of the
 * transaction nobody can begin to use them.
 */
export async function lockUnused(trx: Database, limit: number) {
  const { rows } = await sql<{ id: string; versions: Version[] }>`
    SELECT id, versions FROM uploads
    WHERE (used_at IS NULL OR released_at IS NOT NULL)
      AND coalesce(released_at + interval '1 hour', created_at + interval '1 day') < now()
    ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  return rows;
}

export async function deleteUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute();
}
