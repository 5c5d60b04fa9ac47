import type { Data, listProductsOfBusiness as listProductsOfBusinessCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentProductOfBusiness } from './present.ts';
import { listProducts } from './queries.ts';

/** A business's products in its owner's order. */
export async function listProductsOfBusiness(
  { db, reference, language }: Context,
  businessID: string,
): Promise<Data<typeof listProductsOfBusinessCall>> {
  const rows = await listProducts(db, businessID);
  return { data: rows.map((row) => presentProductOfBusiness(row, reference, language)) };
}
