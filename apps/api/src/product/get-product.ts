import type { Product } from '@kontor/contract';
import { presentBusinessCard } from '../business/present.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentProduct } from './present.ts';
import { findProduct, findProducts } from './queries.ts';

/** @throws NotFound */
export async function getProduct({ db, reference, language }: Context, productID: string): Promise<Product> {
  const row = found(await findProduct(db, productID), 'product');
  return presentProduct(row, presentBusinessCard(row.business, reference, language), reference, language);
}

/** Products as cards, in the order of the ids. */
export async function getProductCards(
  { db, reference, language }: Context,
  ids: readonly string[],
): Promise<Product[]> {
  const rows = await findProducts(db, ids);
  return rows.map((row) =>
    presentProduct(row, presentBusinessCard(row.business, reference, language), reference, language),
  );
}
