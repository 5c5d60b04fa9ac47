import type { Product } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { presentBusinessCard } from '../business/present.ts';
import type { Context } from '../context.ts';
import { presentProduct } from './present.ts';
import { findProduct, findProducts } from './queries.ts';

/** @throws NotFound */
export async function getProductById(
  { db, reference, language }: Context,
  productID: string,
): Promise<Product> {
  const row = await findProduct(db, productID);
  if (!row) throw new KontorError('NotFound', 'There is no such product.');
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
