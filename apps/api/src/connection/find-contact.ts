import type { ReadDatabase } from '@kontor/database';
import { findPersonContact } from './contact-queries.ts';

/** Whether an id is a person's, and whether somebody is connected with them as themselves; undefined for what is no person. */
export async function findContact(
  { db }: { db: ReadDatabase },
  ownID: string,
  otherID: string,
): Promise<{ isConnected: boolean } | undefined> {
  const row = await findPersonContact(db, ownID, otherID);
  return row && { isConnected: row.is_connected };
}
