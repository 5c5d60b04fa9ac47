import type { Data, unmute as unmuteCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { deleteMute } from './queries.ts';

/** Shows somebody a person or a business again; who is not muted stays as they are. */
export async function unmute(
  context: Context<ActingPerson>,
  resourceID: string,
): Promise<Data<typeof unmuteCall>> {
  const id = resourceID.toLowerCase();
  await write(context, { noun: 'blocking', id }, (trx) => deleteMute(trx, context.actor.id, id));
  return { id, isMuted: false };
}
