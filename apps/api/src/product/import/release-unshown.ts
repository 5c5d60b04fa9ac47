import type { Database } from '@kontor/database';
import { replacePicture } from '../../upload/use-upload.ts';
import { findShownUploads } from '../edit/photo-queries.ts';

/** Lets those of the uploads go that no product shows. */
export async function releaseUnshown(trx: Database, uploads: readonly string[]): Promise<void> {
  if (uploads.length === 0) return;
  const shown = await findShownUploads(trx, uploads);
  for (const upload of new Set(uploads)) if (!shown.has(upload)) await replacePicture(trx, { upload }, null);
}
