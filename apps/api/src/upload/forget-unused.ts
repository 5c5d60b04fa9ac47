import type { Database } from '@kontor/database';
import { deleteUploads, findUnused } from './queries.ts';
import { incomingKey, type Store, versionKey } from './store/store.ts';

const atOnce = 100;

/** Removes the files nobody uses, then their rows: killed between, it finds the rows again. @returns how many uploads went */
export async function forgetUnused(db: Database, store: Store): Promise<number> {
  const unused = await findUnused(db, atOnce);
  if (unused.length === 0) return 0;
  await store.remove(
    unused.flatMap(({ id, versions }) => [
      incomingKey(id),
      ...versions.map(({ name }) => versionKey(id, name)),
    ]),
  );
  await deleteUploads(
    db,
    unused.map(({ id }) => id),
  );
  return unused.length;
}
