import { rowTags, type Tag } from '@kontor/contract';
import { tagsOfCards } from '../business/card-tags.ts';

/** What products depend on: their rows, and those of the businesses whose cards they hold. */
export function tagsOfProducts(products: readonly { productID: string; businessID: string }[]): Tag[] {
  const ids = products.map(({ productID }) => productID);
  return [...rowTags('product', ids), ...tagsOfCards(products)];
}
