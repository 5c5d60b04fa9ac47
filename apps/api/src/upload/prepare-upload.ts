import type { Database } from '@kontor/database';
import { refusalOf } from './check-picture.ts';
import { makeVersions } from './make-versions.ts';
import { claimReceived, markReady, markRefused } from './queries.ts';
import { incomingKey, type Store, versionKey } from './store/store.ts';

/** A worker that took a file and said nothing for so many seconds is gone. */
const leftAfter = 60;

/**
 * Makes the versions of one file that waits. They are named by the upload, so doing it again after a worker was killed
 * writes the same; the upload is ready only when all of them lie in the store.
 * @returns whether there was one
 */
export async function prepareNext(db: Database, store: Store): Promise<boolean> {
  const upload = await claimReceived(db, leftAfter);
  if (!upload) return false;
  const incoming = incomingKey(upload.id);
  const bytes = await store.read(incoming);
  const refusal = bytes?.length === upload.bytes ? await refusalOf(bytes, upload.content_type) : 'broken';
  if (bytes && !refusal) await prepare(db, store, upload, bytes);
  else await markRefused(db, upload.id, refusal ?? 'broken');
  await store.remove([incoming]);
  return true;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimReceived>>>;

async function prepare(db: Database, store: Store, { id, purpose }: Claimed, bytes: Buffer): Promise<void> {
  const made = await makeVersions(bytes, purpose).catch(() => undefined);
  if (!made) return markRefused(db, id, 'broken');
  for (const { version, bytes: encoded } of made)
    await store.write(versionKey(id, version.name), encoded, version.type);
  await markReady(
    db,
    id,
    made.map(({ version }) => version),
  );
}
