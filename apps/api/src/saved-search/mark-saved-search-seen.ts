import type { Data, markSavedSearchSeen as markSavedSearchSeenCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { updateSeen } from './new-queries.ts';

/** Notes that somebody looked at what came by then. @throws NotFound for a search that is not theirs */
export async function markSavedSearchSeen(
  context: Context<ActingPerson>,
  id: string,
  until: number,
): Promise<Data<typeof markSavedSearchSeenCall>> {
  return write(context, { noun: 'saved-search', id }, async (trx) => ({
    savedSearchID: found(
      await updateSeen(trx, context.actor.id, { id, until: new Date(until) }),
      'saved search',
    ),
  }));
}
