import { type Database, inTransaction } from '@kontor/database';
import type { Decoder } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { type ClaimedUpload, claimReceived, markReady, markRefused, noteFailure } from './queries.ts';
import type { Refusal } from './refused.ts';
import { incomingKey, type Store, versionKey } from './store/store.ts';
import type { VersionFile } from './version.ts';

/** What pictures are made ready with. */
export interface Preparing {
  db: Database;
  store: Store;
  decoder: Decoder;
}

/** A worker that took a file and said nothing for so many seconds is gone. */
const leftAfter = 60;
/** A picture that ended so many processes is not given another one. */
const maximumFailures = 3;

/**
 * Makes the versions of one file that waits. They are named by the upload, so doing it again after a worker was killed
 * writes the same; the upload is ready only when all of them lie in the store.
 * @param again whether also of those that ended the process that decoded them
 * @returns whether there was one
 */
export async function prepareNext(preparing: Preparing, { again = true } = {}): Promise<boolean> {
  const { db, store, decoder } = preparing;
  const upload = await inTransaction(db, (trx) => claimReceived(trx, { leftAfter, again }));
  if (!upload) return false;
  const incoming = incomingKey(upload.id);
  const bytes = await store.read(incoming);
  const made = bytes?.length === upload.bytes ? await decode(decoder, upload, bytes) : 'broken';
  if (made instanceof DecoderDied) {
    if (!(await noteFailure(db, upload.id, maximumFailures))) return true;
  } else if (typeof made === 'string') await markRefused(db, upload.id, made);
  else await keepVersions(preparing, upload.id, made);
  await store.remove([incoming]);
  return true;
}

function decode(
  decoder: Decoder,
  { person_id: owner, content_type: contentType, purpose }: ClaimedUpload,
  bytes: Buffer,
): Promise<VersionFile[] | Refusal | DecoderDied> {
  return decoder.makeVersions({ bytes, contentType, owner }, purpose).catch((error: unknown) => {
    if (error instanceof DecoderDied) return error;
    throw error;
  });
}

/** All or none: where there is no room for one, those before it go, too, and the file waits for its next turn. */
async function keepVersions({ db, store }: Preparing, id: string, made: VersionFile[]): Promise<void> {
  const keyOf = ({ version }: VersionFile) => versionKey(id, version.name);
  try {
    for (const each of made) await store.write(keyOf(each), each.bytes, each.version.type);
  } catch (error) {
    await store.remove(made.map(keyOf));
    throw error;
  }
  await markReady(
    db,
    id,
    made.map(({ version }) => version),
  );
}
