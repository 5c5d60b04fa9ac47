import { type Database, inTransaction } from '@kontor/database';
import { enqueuePrepare } from './jobs.ts';
import { setReceived } from './queries.ts';

/** Says that the file of an upload lies in the store, and has its versions made. Saying it again changes nothing. */
export async function markReceived(db: Database, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const personID = await setReceived(trx, id);
    if (personID) await enqueuePrepare(trx, { personID, again: false });
  });
}
