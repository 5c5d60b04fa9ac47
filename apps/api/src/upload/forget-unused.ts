import { type Database, inTransaction } from '@kontor/database';
import { deleteUploads, lockUnused } from './queries.ts';
import { fileKey, incomingKey, type Store, versionKey } from './store/store.ts';

const atOnce = 100;

/**
 * Removes the files nobody uses, then their rows: killed between, it finds the rows again. Whoever wants to use one of them at
 * that moment waits, and finds it gone. @returns how many uploads went
 */
export async function forgetUnused(db: Database, store: Store): Promise<number> {
  return inTransaction(db, async (trx) => {
    const unused = await lockUnused(trx, atOnce);
    if (unused.length === 0) return 0;
    await store.remove(
      unused.flatMap((upload) => [
        incomingKey(upload.id),
        fileKey(upload),
        ...upload.versions.map(({ name }) => versionKey(upload.id, name)),
      ]),
    );
    await deleteUploads(
      trx,
      unused.map(({ id }) => id),
    );
    return unused.length;
  });
}
