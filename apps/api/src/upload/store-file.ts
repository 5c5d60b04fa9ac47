import { isPicturePurpose, type SentFile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { checkPicture } from './check-picture.ts';
import { markReceived } from './mark-received.ts';
import { findSender } from './queries.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Takes the file of a signed post to our own store. @throws Forbidden for fields that were not signed so, BadRequest for
 * another size, UnsupportedMediaType for no picture of that type, NotFound where files lie elsewhere
 */
export async function storeFile(
  context: Context,
  fields: PostFields,
  file: SentFile,
): Promise<{ stored: true }> {
  const { db, store, decoder } = context;
  if (!store.secret) throw new KontorError('NotFound', 'Files are stored elsewhere.');
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
    purpose: sender && isPicturePurpose(sender.purpose) ? sender.purpose : undefined,
  });
  // Sent again after the answer was lost: it is there.
  if ((await stateOf()) !== 'awaited') return { stored: true };
  await store.write(key, file.bytes, contentType);
  await write(context, { noun: 'upload', id }, (trx) => markReceived(trx, id));
  // Sent twice at once, and the other one was made ready meanwhile: nobody would take this one away.
  if ((await stateOf()) !== 'received') await store.remove([key]);
  return { stored: true };
}
