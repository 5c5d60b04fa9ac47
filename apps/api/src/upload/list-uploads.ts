import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findUploadsOf } from './queries.ts';
import { versionKey } from './store/store.ts';

/** What a person sent that is still stored, the oldest first. */
export async function listUploads(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['uploads']> {
  const rows = await findUploadsOf(db, personID);
  return rows.map(({ id, purpose, content_type, bytes, state, versions, created_at }) => ({
    token: id,
    purpose,
    contentType: content_type,
    bytes,
    state,
    pictures: versions.map(({ name }) => `/${versionKey(id, name)}`),
    at: created_at.toISOString(),
  }));
}
