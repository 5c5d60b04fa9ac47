import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findReportsOfPerson } from './queries.ts';

/** What somebody reported or decided, and what was reported of them, for their archive. */
export async function listReportsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['reports']> {
  const rows = await findReportsOfPerson(db, personID);
  return rows.map(({ id, did, reason, text, at, decision }) => ({
    reportID: id,
    did,
    reason,
    text: text ?? undefined,
    at: at.toISOString(),
    decision: decision ?? undefined,
  }));
}
