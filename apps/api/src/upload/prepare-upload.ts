import { isPicturePurpose, type PicturePurpose } from '@kontor/contract';
import type { Decoder } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { maximumFailures } from './maximum-failures.ts';
import { prepareFile } from './prepare-file.ts';
import type { Preparing } from './preparing.ts';
import { markReady, markRefused, noteFailure, type ReceivedUpload } from './queries.ts';
import type { Refusal } from './refused.ts';
import { incomingKey, versionKey } from './store/store.ts';
import type { VersionFile } from './version.ts';

/** Makes a file that waits ready, by what it is. @throws InsufficientStorage */
export async function prepareUpload(preparing: Preparing, upload: ReceivedUpload): Promise<void> {
  const { purpose } = upload;
  if (isPicturePurpose(purpose)) await preparePicture(preparing, { ...upload, purpose });
  else await prepareFile(preparing, upload);
}

type ReceivedPicture = ReceivedUpload & { purpose: PicturePurpose };

/**
 * Makes the versions of a picture. They are named by the upload, so doing it again after a worker was killed writes the
 * same; the upload is ready only when all of them lie in the store.
 */
async function preparePicture(preparing: Preparing, upload: ReceivedPicture): Promise<void> {
  const { db, store, decoder } = preparing;
  const incoming = incomingKey(upload.id);
  const bytes = await store.read(incoming);
  const made = bytes?.length === upload.bytes ? await decode(decoder, upload, bytes) : 'broken';
  if (made instanceof DecoderDied) {
    if (!(await noteFailure(db, upload.id, { maximum: maximumFailures, refusal: 'broken' }))) return;
  } else if (typeof made === 'string') await markRefused(db, upload.id, made);
  else await storeVersions(preparing, upload.id, made);
  await store.remove([incoming]);
}

function decode(
  decoder: Decoder,
  { person_id: owner, content_type: contentType, purpose }: ReceivedPicture,
  bytes: Buffer,
): Promise<VersionFile[] | Refusal | DecoderDied> {
  return decoder.makeVersions({ bytes, contentType, owner }, purpose).catch((error: unknown) => {
    if (error instanceof DecoderDied) return error;
    throw error;
  });
}

/** All or none: where there is no room for one, those before it go, too, and the file waits for its next turn. */
async function storeVersions({ db, store }: Preparing, id: string, made: VersionFile[]): Promise<void> {
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
