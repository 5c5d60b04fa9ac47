import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findChangedBy } from './queries.ts';

/** The products of businesses that a person was the last to change. */
export async function listChangedProducts(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['products']> {
  const rows = await findChangedBy(db, personID);
  return rows.map(({ id, business_id, name, updated_at }) => ({
    productID: id,
    businessID: business_id,
    name,
    at: updated_at.toISOString(),
  }));
}
