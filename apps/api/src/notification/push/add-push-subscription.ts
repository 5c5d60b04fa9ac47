import type { addPushSubscription as addPushSubscriptionCall, Data, Input } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { write } from '../../write/write.ts';
import { isPushAddress } from './push-services.ts';
import { deleteBeyond, upsertSubscription } from './queries.ts';

/** Of one person; the ones that were seen last stay. */
const mostBrowsers = 10;

/** Tells somebody in this browser from now on, until their session ends. @throws BadRequest for what is no push service of a browser */
export async function addPushSubscription(
  context: Context<ActingPerson>,
  { endpoint, keys }: Input<typeof addPushSubscriptionCall>['body'],
): Promise<Data<typeof addPushSubscriptionCall>> {
  if (!isPushAddress(endpoint))
    throw new KontorError('BadRequest', 'This is not the address of a known push service.');
  const { id, sessionID } = context.actor;
  await write(context, undefined, async (trx) => {
    await upsertSubscription(trx, { person_id: id, session_id: sessionID, endpoint, ...keys });
    await deleteBeyond(trx, id, mostBrowsers);
  });
  return { isOn: true };
}
