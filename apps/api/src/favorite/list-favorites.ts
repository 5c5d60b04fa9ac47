import type { Data, Input, listFavorites as listFavoritesCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { cardsOfSaved } from './cards-of-saved.ts';
import { countSaved, findSaved } from './queries.ts';

/** What somebody saved of a kind, the last first. @throws BadRequest for what is no cursor */
export async function listFavorites(
  context: Context<ActingPerson>,
  { resourceType, size, after }: Input<typeof listFavoritesCall>['query'],
): Promise<Data<typeof listFavoritesCall>> {
  const { db, actor } = context;
  const [found, { business, product }] = await Promise.all([
    // One more says whether there is another page.
    findSaved(db, {
      personID: actor.id,
      type: resourceType,
      from: readCursor(after, 'uuid'),
      size: size + 1,
    }),
    countSaved(db, actor.id),
  ]);
  const { rows, next } = pageOf(found, size, (row) => row.resource_id);
  const cards = await cardsOfSaved(
    context,
    resourceType,
    rows.map((row) => row.resource_id),
  );
  const favorites = cards.map((card, index) => ({
    ...card,
    at: rows[index]?.created_at.toISOString() ?? '',
  }));
  return { favorites, next, total: { businesses: business, products: product } };
}
