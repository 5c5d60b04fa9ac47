import type { SoleBusiness } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findSoleBusinesses } from './queries.ts';

/** The businesses only this person owns, each with its other members. */
export async function listSoleBusinesses(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<SoleBusiness[]> {
  const rows = await findSoleBusinesses(db, personID);
  return rows.map(({ id, company_name, members }) => ({
    businessID: id,
    companyName: company_name,
    members: members.map((member) => ({
      userID: member.id,
      firstName: member.first_name,
      lastName: member.last_name,
      role: member.role,
    })),
  }));
}
