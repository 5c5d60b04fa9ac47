import type { UploadPurpose } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { NewUpload } from './quota-queries.ts';
import type { ShownSize } from './shown-size.ts';
import type { PlacedUpload } from './store/store.ts';
import type { Version } from './version.ts';

/** Whose upload it is, what for, and whether its file is awaited; undefined when it is gone. */
export async function findSender(db: ReadDatabase, id: string) {
  return db
    .selectFrom('uploads')
    .select(['person_id', 'purpose', 'content_type', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An upload of a person; undefined when it is another's. */
export function findUpload(db: ReadDatabase, id: string, personID: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'content_type', 'bytes', 'state', 'refusal', 'versions', 'width', 'height'])
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .executeTakeFirst();
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Everything a person sent that is still there. */
export function findUploadsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'content_type', 'bytes', 'state', 'versions', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The file lies in the store now. @returns who sent it; undefined when that was known, or they are gone */
export async function setReceived(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('uploads')
    .set({ state: 'received' })
    .where('id', '=', id)
    .where('state', '=', 'awaited')
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id ?? undefined;
}

/** A person with a file that waits for its versions; `again`: one that ended the process that decoded it. */
export interface Waiting {
  personID: string;
  again: boolean;
}

/** The file of a person that has waited longest for its versions. */
export async function findNextReceived(
  db: Database,
  { personID, again }: Waiting,
): Promise<ReceivedUpload | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'content_type', 'bytes'])
    .where('person_id', '=', personID)
    .where('state', '=', 'received')
    .where('failures', again ? '>' : '=', 0)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, person_id: personID };
}

/** Who has files that wait, those first whose file has waited longest; or which kinds of them one person has. */
export async function findWaiting(db: Database, personID?: string): Promise<Waiting[]> {
  const ofPerson = personID === undefined ? sql`` : sql`AND person_id = ${personID}`;
  const { rows } = await sql<Waiting>`
    SELECT person_id AS "personID", failures > 0 AS again FROM uploads
    WHERE state = 'received' AND person_id IS NOT NULL ${ofPerson}
    GROUP BY person_id, failures > 0 ORDER BY min(created_at)
  `.execute(db);
  return rows;
}

export interface ReceivedUpload {
  id: string;
  person_id: string;
  purpose: UploadPurpose;
  content_type: string;
  bytes: number;
}

/** Notes that a file ended the process that read it; after `maximum` times it is refused. @returns whether it is */
export async function noteFailure(
  db: Database,
  id: string,
  { maximum, refusal }: { maximum: number; refusal: string },
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    UPDATE uploads SET failures = failures + 1,
      state = CASE WHEN failures + 1 >= ${maximum} THEN 'refused' ELSE state END,
      refusal = CASE WHEN failures + 1 >= ${maximum} THEN ${refusal} END
    WHERE id = ${id} AND state = 'received' RETURNING state
  `.execute(db);
  return rows[0]?.state !== 'received';
}

export async function markReady(db: Database, id: string, versions: readonly Version[]): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'ready', versions: JSON.stringify(versions) })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
}

/** How large a picture is shown that stays as it was sent. */
export async function setShownSize(db: Database, id: string, size: ShownSize): Promise<void> {
  await db.updateTable('uploads').set(size).where('id', '=', id).execute();
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
  const { rows } = await sql<PlacedUpload & { versions: Version[] }>`
    SELECT id, purpose, content_type, versions FROM uploads
    WHERE (used_at IS NULL OR released_at IS NOT NULL)
      AND coalesce(released_at + interval '1 hour', created_at + interval '1 day') < now()
    ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  return rows;
}

/** Those of the uploads that are there. Until the end of the transaction nobody removes them. */
export async function lockUploads(trx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute();
}

/** The row of a picture whose versions are made and about to be written; awaited by nobody. */
export async function insertMade(
  db: Database,
  {
    personID,
    purpose,
    contentType,
    bytes,
    versions,
  }: Omit<NewUpload, 'personID'> & {
    personID: string | null;
    versions: readonly Version[];
  },
): Promise<string> {
  const { id } = await db
    .insertInto('uploads')
    .values({
      person_id: personID,
      purpose,
      content_type: contentType,
      bytes,
      versions: JSON.stringify(versions),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its versions lie in the store. */
export async function markMade(db: Database, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'awaited')
    .execute();
}
