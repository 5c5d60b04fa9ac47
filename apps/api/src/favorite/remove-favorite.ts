import type { Data, removeFavorite as removeFavoriteCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { deleteFavorite, type Saved } from './queries.ts';

/** Takes a business or a product from somebody's favorites, also one that is no longer listed. */
export async function removeFavorite(
  context: Context<ActingPerson>,
  saved: Saved,
): Promise<Data<typeof removeFavoriteCall>> {
  return write(context, { noun: 'favorite', id: saved.resourceID }, async (trx) => {
    await deleteFavorite(trx, context.actor.id, saved);
    return { isFavorite: false };
  });
}
