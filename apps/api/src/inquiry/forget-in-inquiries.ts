import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { clearPerson } from './person-queries.ts';

/** Somebody leaves: whoever they wrote with keeps the conversation, with nobody on their side. Their row takes their name with it. */
export async function forgetInInquiries(trx: Transaction<DB>, personID: string): Promise<void> {
  await clearPerson(trx, personID);
}
