import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { markReceived } from './mark-received.ts';
import { findUpload, type UploadRow } from './queries.ts';
import { incomingKey } from './store/store.ts';

/**
 * How far an upload of the caller is. Files that were sent to a store of its own are there without our having heard of it, and
 * are then made ready from now on.
 */
export async function lookAtUpload(context: Context<Person>, token: string): Promise<UploadRow | undefined> {
  const { db, actor, store } = context;
  const upload = await findUpload(db, token, actor.id);
  if (upload?.state !== 'awaited') return upload;
  const { id } = upload;
  if ((await store.sizeOf(incomingKey(id))) === undefined) return upload;
  await write(context, { noun: 'upload', id }, (trx) => markReceived(trx, id));
  return findUpload(db, token, actor.id);
}
