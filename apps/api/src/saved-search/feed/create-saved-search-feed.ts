import type { createSavedSearchFeed as createSavedSearchFeedCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateFeed } from './feed-queries.ts';
import { hashOfFeedToken, makeFeedToken } from './feed-token.ts';

/** Gives a saved search a feed, at another address than before. @throws NotFound for a search that is not theirs */
export async function createSavedSearchFeed(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof createSavedSearchFeedCall>> {
  const token = makeFeedToken();
  return write(context, { noun: 'saved-search', id }, async (trx) => ({
    savedSearchID: found(await updateFeed(trx, context.actor.id, id, hashOfFeedToken(token)), 'saved search'),
    token,
  }));
}
