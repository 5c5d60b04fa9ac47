import type { Database } from '@kontor/database';
import { findSilencing } from './queries.ts';

interface Told {
  personIDs: readonly string[];
  /** As which of their businesses they are told. */
  businessID: string | undefined;
  /** Who says it: a person, and the business they write as. */
  writerIDs: readonly string[];
}

/** Who is told of what somebody wrote: none of those who muted or blocked them, or whom they blocked. */
export async function whoListens(
  db: Database,
  { personIDs, businessID, writerIDs }: Told,
): Promise<string[]> {
  const readerIDs = businessID === undefined ? personIDs : [...personIDs, businessID];
  const deaf = new Set(await findSilencing(db, { readerIDs, writerIDs }));
  return businessID !== undefined && deaf.has(businessID) ? [] : personIDs.filter((id) => !deaf.has(id));
}
