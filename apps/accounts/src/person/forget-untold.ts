import type { Database } from '@kontor/database';

/** The api knows of this account already: it is told nothing of what was written so far. */
export async function forgetUntold(trx: Database, userID: string): Promise<void> {
  await trx.deleteFrom('accounts.person_events').where('user_id', '=', userID).execute();
}
