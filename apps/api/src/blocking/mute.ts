import type { Data, FollowedResource, mute as muteCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { findIsThere, insertMute } from './queries.ts';

/** Shows somebody the posts and comments of a person or a business no more; those are not told. @throws BadRequest for oneself, NotFound */
export async function mute(
  context: Context<ActingPerson>,
  type: FollowedResource,
  resourceID: string,
): Promise<Data<typeof muteCall>> {
  const id = resourceID.toLowerCase();
  const personID = context.actor.id;
  if (id === personID) throw new KontorError('BadRequest', 'You cannot mute yourself.');
  await write(context, { noun: 'blocking', id }, async (trx) => {
    found((await findIsThere(trx, type, id)) || undefined, type);
    await insertMute(trx, { personID, type, id });
  });
  return { id, isMuted: true };
}
