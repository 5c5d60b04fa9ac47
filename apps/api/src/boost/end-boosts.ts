import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { endRunning, lockBoosts } from './queries.ts';

/**
 * Ends the boosts that run for a business, as its membership ends. In the transaction that takes the package away none begins
 * meanwhile: whoever waits for it reads the new package.
 */
export async function endBoosts(trx: Transaction<DB>, businessID: string, at: Date): Promise<void> {
  await lockBoosts(trx, businessID);
  await endRunning(trx, businessID, at);
}
