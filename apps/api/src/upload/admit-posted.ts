import { fileKinds } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { findSender } from './queries.ts';
import { allowedBy, type PostFields } from './store/post-policy.ts';
import { incomingKey } from './store/store.ts';

/**
 * Before the bytes of a signed post are read. @returns the person it was signed for, to be counted
 * @throws Forbidden for fields that were not signed so, NotFound where files lie elsewhere, InsufficientStorage while there is no room
 */
export async function admitPosted(
  { db, store }: Context,
  fields: PostFields,
  { isStreamed }: { isStreamed: boolean },
): Promise<string | undefined> {
  if (!store.secret) throw new KontorError('NotFound', 'Files are stored elsewhere.');
  const { key, bytes } = allowedBy(fields, await store.secret(), new Date());
  const sender = await findSender(db, key.slice(incomingKey('').length));
  if (sender && fileKinds[sender.purpose].isReencoded === isStreamed)
    throw new KontorError('Forbidden', 'This file was signed for another address.');
  await store.checkRoom?.(bytes);
  return sender?.person_id ?? undefined;
}
