import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findMemberships } from './queries.ts';

/** The businesses a person is a member of, with their role there, the oldest membership first. */
export async function listMemberships(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['businesses']> {
  const rows = await findMemberships(db, personID);
  return rows.map(({ id, company_name, role, since }) => ({
    businessID: id,
    companyName: company_name,
    role,
    since: since.toISOString(),
  }));
}
