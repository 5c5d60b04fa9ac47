import type { Data, searchProducts as searchProductsCall } from '@kontor/contract';
import { promotedProduct } from '../boost/promoted-cards.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { answerOf } from './answer-of.ts';
import { type ProductBody, productQuery } from './places-in.ts';

export async function searchProducts(
  context: Context,
  body: ProductBody,
): Promise<Data<typeof searchProductsCall>> {
  const found = await context.search.find('product', productQuery(body), body);
  const [items, reasons, promoted] = await Promise.all([
    getProductCards(context, found.ids),
    context.search.explain('product', found),
    promotedProduct(context, found),
  ]);
  return { items, reasons, ...answerOf(found), ...(promoted ? { promoted } : {}) };
}
