import type { FavoriteResource, SavedCard } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';

/** Businesses or products as their cards, in the order of the ids; those that are no longer listed without one. */
export async function cardsOfSaved(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  resourceType: FavoriteResource,
  ids: readonly string[],
): Promise<SavedCard[]> {
  if (resourceType === 'business') {
    const cards = await getBusinessCards(context, ids);
    return ids.map((resourceID) => ({ resourceType, resourceID, business: cards.get(resourceID) }));
  }
  const products = await getProductCards(context, ids);
  const cards = new Map(products.map((product) => [product.productID, product]));
  return ids.map((resourceID) => ({ resourceType, resourceID, product: cards.get(resourceID) }));
}
