import {
  type Data,
  directoryPageSize,
  type listProductsInDirectory as listProductsInDirectoryCall,
  type ProductList,
} from '@kontor/contract';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { findCertified, findPriced } from './queries.ts';

const limit = directoryPageSize;

/** A page of a list of products, and how many are in all of it. */
export async function listProductsInDirectory(
  context: Context,
  list: ProductList,
  skip: number,
): Promise<Data<typeof listProductsInDirectoryCall>> {
  const find = list === 'price-list' ? findPriced : findCertified;
  const { ids, total } = await find(context.db, { skip, limit });
  return { items: await getProductCards(context, ids), total };
}
