import type { SentFile, UploadPurpose } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context, Person } from '../context.ts';
import { refusalOf } from './check-picture.ts';
import { insertUpload, markReceived, stateOf } from './queries.ts';
import { refused } from './refused.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Takes the file of a signed post to our own store. @throws Forbidden for fields that were not signed so, BadRequest for
 * another size, UnsupportedMediaType for no picture of that type, NotFound where files lie elsewhere
 */
export async function storePosted(
  { db, store }: Context,
  fields: PostFields,
  file: SentFile,
): Promise<{ stored: true }> {
  if (!store.secret) throw new KontorError('NotFound', 'Files are kept in another store.');
  const { key, contentType, bytes } = allowedBy(fields, await store.secret(), new Date());
  if (file.bytes.length !== bytes)
    throw new KontorError('BadRequest', `The file has ${file.bytes.length} bytes; ${bytes} were announced.`);
  const refusal = await refusalOf(Buffer.from(file.bytes), contentType);
  if (refusal) throw refused(refusal);
  const id = key.slice(incomingKey('').length);
  // Sent again after the answer was lost: it is there.
  if ((await stateOf(db, id)) !== 'awaited') return { stored: true };
  await store.write(key, file.bytes, contentType);
  await markReceived(db, id);
  // Sent twice at once, and the other one was made ready meanwhile: nobody would take this one away.
  if ((await stateOf(db, id)) !== 'received') await store.remove([key]);
  return { stored: true };
}

/** Takes a picture that is sent in one go. @throws UnsupportedMediaType for none we take */
export async function takeFile(
  { db, store, actor }: Context<Person>,
  purpose: UploadPurpose,
  { bytes, type }: SentFile,
): Promise<{ token: string }> {
  if (bytes.length === 0) throw new KontorError('BadRequest', 'The file is empty.');
  const refusal = await refusalOf(Buffer.from(bytes), type);
  if (refusal) throw refused(refusal);
  const upload = { personID: actor.id, purpose, contentType: type, bytes: bytes.length };
  const token = await insertUpload(db, upload);
  await store.write(incomingKey(token), bytes, type);
  await markReceived(db, token);
  return { token };
}
