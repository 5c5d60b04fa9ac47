import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { deleteOldTexts } from './text-queries.ts';

/** Forgets what is remembered of texts of more than a day ago. */
export async function forgetTexts({ db }: { db: Database }): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  while ((await write(context, undefined, deleteOldTexts)) > 0);
}
