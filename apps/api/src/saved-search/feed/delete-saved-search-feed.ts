import type { Data, deleteSavedSearchFeed as deleteSavedSearchFeedCall } from '@kontor/contract';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateFeed } from './feed-queries.ts';

/** Ends the feed of a saved search. @throws NotFound for a search that is not theirs */
export async function deleteSavedSearchFeed(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof deleteSavedSearchFeedCall>> {
  return write(context, { noun: 'saved-search', id }, async (trx) => ({
    savedSearchID: found(await updateFeed(trx, context.actor.id, id, null), 'saved search'),
  }));
}
