import type { Data, deleteSavedSearch as deleteSavedSearchCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { deleteSaved } from './queries.ts';

/** Deletes a saved search. @throws NotFound for one that is not theirs */
export async function deleteSavedSearch(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof deleteSavedSearchCall>> {
  return write(context, { noun: 'saved-search', id }, async (trx) => ({
    savedSearchID: found(await deleteSaved(trx, context.actor.id, id), 'saved search'),
  }));
}
