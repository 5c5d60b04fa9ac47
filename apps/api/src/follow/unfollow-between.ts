import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { deleteFollow } from './queries.ts';

/** Neither of two follows the other any more. */
export async function unfollowBetween(trx: Transaction<DB>, oneID: string, otherID: string): Promise<void> {
  // Counters are locked in the order of what is followed, as everybody does.
  const [first, second] = oneID < otherID ? [oneID, otherID] : [otherID, oneID];
  await deleteFollow(trx, second, first);
  await deleteFollow(trx, first, second);
}
