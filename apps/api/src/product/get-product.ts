import type { Product } from '@kontor/contract';
import { presentBusinessCard } from '../business/present-card.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentProduct } from './present.ts';
import { findProduct } from './queries.ts';

/** @throws NotFound */
export async function getProduct({ db, reference, language }: Context, productID: string): Promise<Product> {
  const row = found(await findProduct(db, productID), 'product');
  return presentProduct(row, presentBusinessCard(row.business, reference, language), reference, language);
}
