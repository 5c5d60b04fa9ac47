import type { PicturePurpose, SentFile } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { checkPicture } from './check-picture.ts';
import { markReceived } from './mark-received.ts';
import { deleteUploads } from './queries.ts';
import { reserveUpload } from './reserve-upload.ts';
import { incomingKey } from './store/store.ts';

/** Takes a picture that is sent in one go. @throws UnsupportedMediaType for none we take, TooManyRequests, InsufficientStorage */
export async function takeFile(
  context: Context<Person>,
  purpose: PicturePurpose,
  { bytes, type }: SentFile,
): Promise<{ token: string }> {
  const { store, decoder, actor } = context;
  if (bytes.length === 0) throw new KontorError('BadRequest', 'The file is empty.');
  await checkPicture(decoder, {
    bytes: Buffer.from(bytes),
    contentType: type,
    owner: actor.id,
    purpose,
  });
  const upload = { personID: actor.id, purpose, contentType: type, bytes: bytes.length };
  const token = await reserveUpload(context, upload);
  try {
    await store.write(incomingKey(token), bytes, type);
  } catch (error) {
    // Nothing was written, so nothing is to count.
    await write(context, { noun: 'upload', id: token }, (trx) => deleteUploads(trx, [token]));
    throw error;
  }
  await write(context, { noun: 'upload', id: token }, (trx) => markReceived(trx, token));
  return { token };
}
