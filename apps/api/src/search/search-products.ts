import type { Data, searchProducts as searchProductsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { answerOf } from './answer-of.ts';
import { type ProductBody, productQuery } from './places-in.ts';

export async function searchProducts(
  context: Context,
  body: ProductBody,
): Promise<Data<typeof searchProductsCall>> {
  const found = await context.search.find('product', productQuery(body), body);
  const [items, reasons] = await Promise.all([
    getProductCards(context, found.ids),
    context.search.explain('product', found),
  ]);
  return { items, reasons, ...answerOf(found) };
}
