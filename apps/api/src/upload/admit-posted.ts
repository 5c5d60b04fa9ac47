import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { findSender } from './queries.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Before the bytes of a signed post are read. @returns the person it was signed for, to be counted
 * @throws Forbidden for fields that were not signed so, NotFound where files lie elsewhere, InsufficientStorage while there is no room
 */
export async function admitPosted({ db, store }: Context, fields: PostFields): Promise<string | undefined> {
  if (!store.secret) throw new KontorError('NotFound', 'Files are kept in another store.');
  const { key } = allowedBy(fields, await store.secret(), new Date());
  const sender = await findSender(db, key.slice(incomingKey('').length));
  await store.checkRoom?.();
  return sender?.person_id ?? undefined;
}
