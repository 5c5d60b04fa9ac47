import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { write } from '../../write/write.ts';
import { renewSubscription } from './queries.ts';

/** A browser says that it is still there. @returns whether somebody is told in it */
export async function renewPushSubscription(
  context: Context<ActingPerson>,
  endpoint: string,
): Promise<{ isOn: boolean }> {
  const { id, sessionID } = context.actor;
  const isOn = await write(context, undefined, (trx) =>
    renewSubscription(trx, { person_id: id, session_id: sessionID, endpoint }),
  );
  return { isOn };
}
