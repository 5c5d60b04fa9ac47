import type { Data, removePushSubscription as removePushSubscriptionCall } from '@kontor/contract';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { write } from '../../write/write.ts';
import { deleteSubscription } from './queries.ts';

/** Tells somebody in this browser no more. */
export async function removePushSubscription(
  context: Context<ActingPerson>,
  endpoint: string,
): Promise<Data<typeof removePushSubscriptionCall>> {
  await write(context, undefined, (trx) => deleteSubscription(trx, context.actor.id, endpoint));
  return { isOn: false };
}
