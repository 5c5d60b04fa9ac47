import type { Data, searchProducts } from '@kontor/contract';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product.ts';
import { type ProductBody, placesIn } from './places-in.ts';

export async function findProducts(
  context: Context,
  body: ProductBody,
): Promise<Data<typeof searchProducts>> {
  const { ids, ...found } = await context.search.find('product', placesIn(body), body);
  return { items: await getProductCards(context, ids), ...found };
}
