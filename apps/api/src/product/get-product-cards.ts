import type { Product } from '@kontor/contract';
import { presentBusinessCard } from '../business/present-card.ts';
import type { Context } from '../context.ts';
import { presentProduct } from './present.ts';
import { findProducts } from './queries.ts';

/** Products as cards, in the order of the ids. */
export async function getProductCards(
  { db, reference, language }: Pick<Context, 'db' | 'reference' | 'language'>,
  ids: readonly string[],
): Promise<Product[]> {
  const rows = await findProducts(db, ids);
  return rows.map((row) =>
    presentProduct(row, presentBusinessCard(row.business, reference, language), reference, language),
  );
}
