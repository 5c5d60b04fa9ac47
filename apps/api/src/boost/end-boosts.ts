import { write } from '../write/write.ts';
import type { WritingCall, WritingSystem } from '../write/writing.ts';
import { endRunning, lockBoosts } from './queries.ts';

/**
 * Ends the boosts that run for a business, as its membership ends. In the transaction that takes the package away none begins
 * meanwhile: whoever waits for it reads the new package.
 */
export async function endBoosts(
  context: WritingCall | WritingSystem,
  businessID: string,
  at: Date,
): Promise<void> {
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockBoosts(trx, businessID);
    await endRunning(trx, businessID, at);
  });
}
