import type { BusinessCard, Product } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import type { Found } from '../search/find-prepared.ts';
import { findPromoted } from './find-promoted.ts';

/** A card in the slot beside the results. */
interface PromotedCard<Card> {
  boostID: string;
  item: Card;
  rotates: boolean;
}

type Results = Pick<Found, 'ids' | 'floor'>;

export async function promotedBusiness(
  context: Context,
  found: Results,
): Promise<PromotedCard<BusinessCard> | undefined> {
  const promoted = await findPromoted(context, 'business', found);
  if (!promoted) return undefined;
  const { subjectID, ...rest } = promoted;
  const item = (await getBusinessCards(context, [subjectID])).get(subjectID);
  return item && { ...rest, item };
}

export async function promotedProduct(
  context: Context,
  found: Results,
): Promise<PromotedCard<Product> | undefined> {
  const promoted = await findPromoted(context, 'product', found);
  if (!promoted) return undefined;
  const { subjectID, ...rest } = promoted;
  const [item] = await getProductCards(context, [subjectID]);
  return item && { ...rest, item };
}
