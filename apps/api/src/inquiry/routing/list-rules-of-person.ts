import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findRulesNaming } from './queries.ts';

/** By which rules inquiries are assigned to a person, for their archive. */
export async function listRulesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['routingRules']> {
  const rows = await findRulesNaming(db, personID);
  return rows.map(({ business_id, position }) => ({ businessID: business_id, position }));
}
