import type { Data, searchProducts as searchProductsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { type ProductBody, productQuery } from './places-in.ts';

export async function searchProducts(
  context: Context,
  body: ProductBody,
): Promise<Data<typeof searchProductsCall>> {
  const { ids, ...found } = await context.search.find('product', productQuery(body), body);
  return { items: await getProductCards(context, ids), ...found };
}
