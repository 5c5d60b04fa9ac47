import type { StreamedFile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { checkFile } from './check-file.ts';
import { markReceived } from './mark-received.ts';
import { findSender } from './queries.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Takes the file of a signed post that is no picture to our own store, as it arrives. Its time counts as it begins, which it did
 * when it was admitted. @throws Forbidden for fields that were not signed so, BadRequest for another size, UnsupportedMediaType,
 * with the issue, for a file of another kind, NotFound where files lie elsewhere or nobody awaits it any more
 */
export async function storeLargeFile(
  context: Context,
  fields: PostFields,
  file: StreamedFile,
): Promise<{ stored: true }> {
  const { db, store, decoder } = context;
  if (!store.secret || !store.receive) throw new KontorError('NotFound', 'Files are stored elsewhere.');
  const { key, bytes } = allowedBy(fields, await store.secret(), new Date());
  const id = key.slice(incomingKey('').length);
  const stateOf = async () => (await findSender(db, id))?.state;
  const upload = await findSender(db, id);
  if (!upload) throw new KontorError('NotFound', 'This file is no longer expected.');
  // Sent again after the answer was lost: it is there.
  if (upload.state !== 'awaited') return { stored: true };
  const arrived = await store.receive(file.bytes, bytes);
  try {
    await checkFile(decoder, { ...upload, file: arrived.file, owner: upload.person_id ?? id });
    if ((await stateOf()) !== 'awaited') return { stored: true };
    await arrived.keep(key);
  } finally {
    await arrived.close();
  }
  await write(context, { noun: 'upload', id }, (trx) => markReceived(trx, id));
  // Sent twice at once, and the other one was made ready meanwhile: nobody would take this one away.
  if ((await stateOf()) !== 'received') await store.remove([key]);
  return { stored: true };
}
