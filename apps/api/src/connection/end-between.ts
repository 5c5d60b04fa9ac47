import { connectionLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { lockOfTwo, lockTwo, updateDeclined, updateEnded, updateWithdrawn } from './queries.ts';

/** Ends what one has to do with another, in the transaction in which it blocks them: a connection, a request of theirs or of one's own. */
export async function endBetween(trx: Transaction<DB>, ownID: string, otherID: string): Promise<void> {
  await lockTwo(trx, ownID, otherID);
  const row = await lockOfTwo(trx, { oneID: ownID, otherID, days: connectionLimits.askAgainAfterDays });
  if (!row) return;
  const isAsker = row.asker_id === ownID;
  if (row.state === 'accepted') await updateEnded(trx, row.id, isAsker);
  else if (row.state === 'asked' && !isAsker) await updateDeclined(trx, row.id);
  else if (row.state !== 'ended' && isAsker && row.withdrawn_at === null) await updateWithdrawn(trx, row.id);
}
