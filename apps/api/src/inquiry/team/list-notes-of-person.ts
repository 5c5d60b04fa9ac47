import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findNotesBy } from './note-queries.ts';

/** What a person noted for their colleagues, for their archive. */
export async function listNotesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['inquiryNotes']> {
  const rows = await findNotesBy(db, personID);
  return rows.map(({ inquiry_id, content, created_at }) => ({
    requestID: inquiry_id,
    content,
    datetime: created_at.toISOString(),
  }));
}
