import type { SentFile, UploadPurpose } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import type { SentPicture } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { markReceived } from './mark-received.ts';
import { deleteUploads, findSender } from './queries.ts';
import { refused } from './refused.ts';
import { reserveUpload } from './reserve-upload.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Takes the file of a signed post to our own store. @throws Forbidden for fields that were not signed so, BadRequest for
 * another size, UnsupportedMediaType for no picture of that type, NotFound where files lie elsewhere
 */
export async function storePosted(
  context: Context,
  fields: PostFields,
  file: SentFile,
): Promise<{ stored: true }> {
  const { db, store, decoder } = context;
  if (!store.secret) throw new KontorError('NotFound', 'Files are kept in another store.');
  const { key, contentType, bytes } = allowedBy(fields, await store.secret(), new Date());
  if (file.bytes.length !== bytes)
    throw new KontorError('BadRequest', `The file has ${file.bytes.length} bytes; ${bytes} were announced.`);
  const id = key.slice(incomingKey('').length);
  const stateOf = async () => (await findSender(db, id))?.state;
  const sender = await findSender(db, id);
  await checkPicture(decoder, {
    bytes: Buffer.from(file.bytes),
    contentType,
    owner: sender?.person_id ?? id,
  });
  // Sent again after the answer was lost: it is there.
  if ((await stateOf()) !== 'awaited') return { stored: true };
  await store.write(key, file.bytes, contentType);
  await write(context, { noun: 'upload', id }, (trx) => markReceived(trx, id));
  // Sent twice at once, and the other one was made ready meanwhile: nobody would take this one away.
  if ((await stateOf()) !== 'received') await store.remove([key]);
  return { stored: true };
}

/** Takes a picture that is sent in one go. @throws UnsupportedMediaType for none we take, TooManyRequests, InsufficientStorage */
export async function takeFile(
  context: Context<Person>,
  purpose: UploadPurpose,
  { bytes, type }: SentFile,
): Promise<{ token: string }> {
  const { store, decoder, actor } = context;
  if (bytes.length === 0) throw new KontorError('BadRequest', 'The file is empty.');
  await checkPicture(decoder, { bytes: Buffer.from(bytes), contentType: type, owner: actor.id });
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

/** @throws UnsupportedMediaType with what speaks against the picture, Unavailable when it could not be looked at in time */
async function checkPicture(decoder: Context['decoder'], picture: SentPicture): Promise<void> {
  const refusal = await decoder.inspect(picture).catch((error: unknown) => {
    if (!(error instanceof DecoderDied)) throw error;
    if (error.death !== 'time') return 'broken';
    const message = 'The picture could not be looked at in time. Try again in a moment.';
    throw new KontorError('Unavailable', message, { retryAfter: 5, cause: error });
  });
  if (refusal) throw refused(refusal);
}
