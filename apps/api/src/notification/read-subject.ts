import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellEvent } from '../event/tell-event.ts';
import { updateSubjectRead } from './queries.ts';

/** Whoever reads something has read what they were told of it; one of its people does it for all of a business. */
export async function readSubject(
  trx: Transaction<DB>,
  subjectID: string,
  reader: { personID: string; businessID: string | undefined },
): Promise<void> {
  const personIDs = await updateSubjectRead(trx, subjectID, reader);
  if (personIDs.length > 0) await tellEvent(trx, { to: personIDs, event: { kind: 'notification' } });
}
