import type { SavedSearch, SavedSearchDigest } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { updateDigest } from './new-queries.ts';
import { presentSavedSearch } from './present.ts';

/** Chooses how often somebody is mailed what is new in a saved search. @throws NotFound for one that is not theirs */
export async function chooseSavedSearchDigest(
  context: Context<ActingPerson>,
  id: string,
  digest: SavedSearchDigest,
): Promise<SavedSearch> {
  return write(context, { noun: 'saved-search', id }, async (trx) =>
    presentSavedSearch(found(await updateDigest(trx, context.actor.id, id, digest), 'saved search')),
  );
}
