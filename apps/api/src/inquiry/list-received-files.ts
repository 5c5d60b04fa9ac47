import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findReadsOfPerson } from './file-read-queries.ts';

/** Files of conversations that a person confirmed to be confidential, and those they got, each by the day. */
export async function listReceivedFiles(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['receivedFiles']> {
  const rows = await findReadsOfPerson(db, personID);
  return rows.map(({ inquiry_id, name, action, at }) => ({
    requestID: inquiry_id,
    name,
    action,
    at: at.toISOString(),
  }));
}
