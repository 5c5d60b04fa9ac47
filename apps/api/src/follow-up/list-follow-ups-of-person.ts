import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findAllFollowUps } from './queries.ts';

/** What a person means to come back to, and what they have done of it, for their archive. */
export async function listFollowUpsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['followUps']> {
  return (await findAllFollowUps(db, personID)).map((row) => ({
    followUpID: row.id,
    subjectType: row.subject_type,
    subjectID: row.subject_id,
    businessID: row.business_id ?? undefined,
    day: row.day,
    note: row.note ?? undefined,
    at: row.created_at.toISOString(),
    doneAt: row.done_at?.toISOString(),
    deletedAt: row.deleted_at?.toISOString(),
  }));
}
