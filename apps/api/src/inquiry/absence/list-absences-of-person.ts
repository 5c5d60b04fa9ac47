import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findAbsencesOf } from './queries.ts';

/** When a person is away from their businesses or stands in for somebody, for their archive. */
export async function listAbsencesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['absences']> {
  const rows = await findAbsencesOf(db, personID);
  return rows.map(({ business_id, person_id, first_day, last_day }) => ({
    businessID: business_id,
    userID: person_id,
    firstDay: first_day,
    lastDay: last_day,
  }));
}
