import type { Data, unhidePost as unhidePostCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { deleteHidden } from './queries.ts';

/** Shows somebody a post again; what is not hidden stays as it is. */
export async function unhidePost(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof unhidePostCall>> {
  const postID = id.toLowerCase();
  await write(context, { noun: 'blocking', id: postID }, (trx) =>
    deleteHidden(trx, context.actor.id, postID),
  );
  return { postID, isHidden: false };
}
