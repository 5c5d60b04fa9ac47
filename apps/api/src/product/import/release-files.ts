import type { Database } from '@kontor/database';
import { replaceFile } from '../../upload/use-upload.ts';
import { findImport } from './queries.ts';
import { updateImport } from './update-import.ts';

/** Lets the files of an import go, which are of no more use. */
export async function releaseFiles(trx: Database, importID: string): Promise<void> {
  const row = await findImport(trx, importID);
  if (row?.upload_id) await replaceFile(trx, { upload: row.upload_id }, null);
  if (row?.pictures_id) await replaceFile(trx, { upload: row.pictures_id }, null);
  await updateImport(trx, importID, { released: true });
}
