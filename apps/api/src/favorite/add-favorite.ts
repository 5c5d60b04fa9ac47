import type { addFavorite as addFavoriteCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { checkRoom } from './check-room.ts';
import { findListed, insertFavorites, type Saved } from './queries.ts';

/** Saves a business or a product; again it changes nothing. @throws NotFound, Conflict where no more can be saved */
export async function addFavorite(
  context: Context<ActingPerson>,
  { resourceType, resourceID }: Saved,
): Promise<Data<typeof addFavoriteCall>> {
  const personID = context.actor.id;
  return write(context, { noun: 'favorite', id: resourceID }, async (trx) => {
    const [listed] = await findListed(trx, resourceType, [resourceID]);
    const id = found(listed, resourceType);
    const added = await insertFavorites(trx, personID, [{ resourceType, resourceID: id }]);
    if (added > 0) await checkRoom(trx, personID);
    return { isFavorite: true };
  });
}
