import type { addFavorites as addFavoritesCall, Data, Input } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { checkRoom } from './check-room.ts';
import { findListed, insertFavorites } from './queries.ts';

/** Saves what a visitor saved on their device; sent again it changes nothing. @throws Conflict where no more can be saved */
export async function addFavorites(
  context: Context<ActingPerson>,
  favorites: Input<typeof addFavoritesCall>['body']['favorites'],
): Promise<Data<typeof addFavoritesCall>> {
  const personID = context.actor.id;
  return write(context, { noun: 'favorite', id: personID }, async (trx) => {
    const idsOf = (type: 'business' | 'product') =>
      favorites.flatMap(({ resourceType, resourceID }) => (resourceType === type ? [resourceID] : []));
    const listed = {
      business: new Set(await findListed(trx, 'business', idsOf('business'))),
      product: new Set(await findListed(trx, 'product', idsOf('product'))),
    };
    const there = favorites
      .map((favorite) => ({ ...favorite, resourceID: favorite.resourceID.toLowerCase() }))
      .filter(({ resourceType, resourceID }) => listed[resourceType].has(resourceID));
    const added = await insertFavorites(trx, personID, there);
    if (added > 0) await checkRoom(trx, personID);
    return { added };
  });
}
