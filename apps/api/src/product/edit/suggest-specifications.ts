import type { Data, suggestSpecifications as suggestSpecificationsCall } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findStatedSpecs } from './specification-queries.ts';

/** What others in a subcategory state, most first. */
export async function suggestSpecifications(
  { db }: Pick<Context, 'db'>,
  subcategoryID: string,
): Promise<Data<typeof suggestSpecificationsCall>> {
  const rows = await findStatedSpecs(db, subcategoryID);
  return rows.map(({ key, unit, businesses }) => ({ key, unit: unit ?? undefined, businesses }));
}
