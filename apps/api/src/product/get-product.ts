import type { Product } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { presentProduct } from './present.ts';
import { findProduct, findProducts } from './queries.ts';

/** @throws NotFound */
export async function getProductById(context: Context, productID: string): Promise<Product> {
  const row = await findProduct(context.db, productID);
  const cards = row && (await getBusinessCards(context, [row.business_id]));
  const business = row && cards?.get(row.business_id);
  if (!business) throw new KontorError('NotFound', 'There is no such product.');
  return presentProduct(row, business, context.reference, context.language);
}

/** Products as cards, in the order of the ids. */
export async function getProductCards(context: Context, ids: readonly string[]): Promise<Product[]> {
  const rows = await findProducts(context.db, ids);
  const businesses = await getBusinessCards(context, [...new Set(rows.map((row) => row.business_id))]);
  return rows.flatMap((row) => {
    const business = businesses.get(row.business_id);
    return business ? [presentProduct(row, business, context.reference, context.language)] : [];
  });
}
