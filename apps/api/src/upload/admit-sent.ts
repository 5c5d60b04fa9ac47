import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import { checkQuota } from './reserve-upload.ts';

/**
 * Before the bytes of a file are read that comes with a token, which says who sends it.
 * @throws InsufficientStorage while there is no room, TooManyRequests where the person's quota is used up
 */
export async function admitSent(context: Context<Person>): Promise<undefined> {
  await context.store.checkRoom?.();
  await checkQuota(context, context.actor.id);
}
