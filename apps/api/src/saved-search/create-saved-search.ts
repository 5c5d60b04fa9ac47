import {
  type createSavedSearch as createSavedSearchCall,
  type Input,
  type SavedSearch,
  savedSearchLimits,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { presentSavedSearch } from './present.ts';
import { countSavedLocked, findEqual, findUsualDigest, insertSavedSearch } from './queries.ts';
import { readName } from './read-name.ts';
import { readQuery } from './read-query.ts';

/**
 * Saves a search; the one that asks for the same is answered as it is.
 * @throws BadRequest for an empty name and for a search of no kind, Conflict for who saved many
 */
export async function createSavedSearch(
  context: Context<ActingPerson>,
  sent: Input<typeof createSavedSearchCall>['body'],
): Promise<SavedSearch> {
  const { id: personID } = context.actor;
  const name = readName(sent.name);
  const query = readQuery(sent);
  const about = ({ savedSearchID: id }: SavedSearch) => ({ noun: 'saved-search', id });
  return write(context, about, async (trx) => {
    const saved = await countSavedLocked(trx, personID);
    const equal = await findEqual(trx, personID, query);
    if (equal) return presentSavedSearch(equal);
    if (saved >= savedSearchLimits.saved)
      throw new KontorError(
        'Conflict',
        `You saved ${savedSearchLimits.saved} searches, which is the maximum.`,
      );
    const digest = sent.digest ?? (await findUsualDigest(trx, personID));
    return presentSavedSearch(await insertSavedSearch(trx, personID, { ...query, name, digest }));
  });
}
