import type { Data, listNewestProducts as listNewestProductsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentNewestProduct } from './present.ts';
import { findNewest } from './queries.ts';

/** The newest products of a category, with the names of their businesses. */
export async function listNewestProducts(
  { db }: Pick<Context, 'db'>,
  category: string,
): Promise<Data<typeof listNewestProductsCall>> {
  const rows = await findNewest(db, category);
  return rows.map(presentNewestProduct);
}
