import type { UploadPurpose } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface NewUpload {
  personID: string;
  purpose: UploadPurpose;
  contentType: string;
  bytes: number;
}

/** What a person may hold of some purposes that is not in use: awaited, received, ready and never used, or replaced. */
export interface Quota {
  /** What they are called in the sentence that refuses one more. */
  called: string;
  purposes: readonly UploadPurpose[];
  uploads: number;
  bytes: number;
}

/** What counts against it; what was refused has no file any more. */
const heldOf = (personID: string, purposes: readonly UploadPurpose[]) => sql`
  FROM uploads WHERE person_id = ${personID} AND state <> 'refused' AND (used_at IS NULL OR released_at IS NOT NULL)
    AND purpose = ANY(${purposes}::text[])
`;

/** Whether a person may send one more file of so many bytes. */
export async function hasRoomFor(
  db: ReadDatabase,
  personID: string,
  bytes: number,
  quota: Quota,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    SELECT count(*) < ${quota.uploads} AND coalesce(sum(bytes), 0) + ${bytes} <= ${quota.bytes} AS fits
    ${heldOf(personID, quota.purposes)}
  `.execute(db);
  return rows[0]?.fits ?? false;
}

/** Writes the row of an upload, one of a person after the other. @returns undefined where their quota is used up */
export async function insertUpload(
  trx: Database,
  { personID, purpose, contentType, bytes }: NewUpload,
  quota: Quota,
): Promise<string | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('upload quota ' || ${personID}::text, 0))`.execute(
    trx,
  );
  if (!(await hasRoomFor(trx, personID, bytes, quota))) return undefined;
  const { id } = await trx
    .insertInto('uploads')
    .values({ person_id: personID, purpose, content_type: contentType, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
