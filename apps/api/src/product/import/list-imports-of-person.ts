import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findImportsOf } from './queries.ts';

/** The imports of products that a person began or undid. */
export async function listImportsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['productImports']> {
  const rows = await findImportsOf(db, personID);
  return rows.map(({ id, business_id, file_name, did, at }) => ({
    importID: id,
    businessID: business_id,
    fileName: file_name,
    did,
    at: at.toISOString(),
  }));
}
