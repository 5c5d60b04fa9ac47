import { DecoderDied } from './decoder/decoding-process.ts';
import { maximumFailures } from './maximum-failures.ts';
import type { Preparing } from './preparing.ts';
import { markReady, markRefused, noteFailure, type ReceivedUpload, setShownSize } from './queries.ts';
import type { Refusal } from './refused.ts';
import type { ShownSize } from './shown-size.ts';
import { fileKey, incomingKey, type OpenFile } from './store/store.ts';

/**
 * Looks into a file that is no picture, and puts it in its place as it is. A worker that was killed behind that left nothing where
 * it came, and the file where it belongs.
 */
export async function prepareFile(preparing: Preparing, upload: ReceivedUpload): Promise<void> {
  const { db, store } = preparing;
  const [incoming, place] = [incomingKey(upload.id), fileKey(upload)];
  const file = await store.open(incoming);
  if (!file) {
    if ((await store.sizeOf(place)) === upload.bytes) return markReady(db, upload.id, []);
    return markRefused(db, upload.id, 'brokenFile');
  }
  try {
    const found = await check(preparing, upload, file);
    if (found instanceof DecoderDied) {
      const bound = { maximum: maximumFailures, refusal: 'brokenFile' };
      if (await noteFailure(db, upload.id, bound)) await store.remove([incoming]);
    } else if (typeof found === 'string') {
      await markRefused(db, upload.id, found);
      await store.remove([incoming]);
    } else {
      // Before it lies in its place, where one that was killed finds it without looking into it.
      if (found) await setShownSize(db, upload.id, found);
      await store.move(file, incoming, place, upload.content_type);
      await markReady(db, upload.id, []);
    }
  } finally {
    await file.close();
  }
}

async function check(
  { decoder }: Preparing,
  { person_id: owner, purpose, content_type: contentType, bytes }: ReceivedUpload,
  file: OpenFile,
): Promise<Refusal | ShownSize | DecoderDied | undefined> {
  if (file.bytes !== bytes) return 'brokenFile';
  return decoder.checkFile({ purpose, contentType, file, owner }).catch((error: unknown) => {
    if (error instanceof DecoderDied) return error;
    throw error;
  });
}
