import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findWrittenBy } from './person-queries.ts';

/** Conversations of a person, and those in which they wrote for a business, with what they wrote themselves. */
export async function listInquiriesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['inquiries']> {
  const rows = await findWrittenBy(db, personID);
  return rows.map(({ id, subject, as_myself, messages }) => ({
    requestID: id,
    subject,
    asMyself: as_myself,
    messages,
  }));
}
