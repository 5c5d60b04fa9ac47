import { fileKinds, type PersonArchive, type UploadPurpose } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findUploadsOf } from './queries.ts';
import { fileKey, versionKey } from './store/store.ts';

/** What a person sent that is still stored, the oldest first. */
export async function listUploads(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['uploads']> {
  const rows = await findUploadsOf(db, personID);
  return rows.map((row) => ({
    token: row.id,
    purpose: row.purpose,
    contentType: row.content_type,
    bytes: row.bytes,
    state: row.state,
    pictures: row.versions.map(({ name }) => `/${versionKey(row.id, name)}`),
    ...(row.state === 'ready' && isPublicFile(row.purpose) ? { file: `/${fileKey(row)}` } : {}),
    at: row.created_at.toISOString(),
  }));
}

function isPublicFile(purpose: UploadPurpose): boolean {
  const { isReencoded, disposition } = fileKinds[purpose];
  return !isReencoded && disposition !== undefined;
}
