import type { ConnectionKind } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { type KnownConnection, updateAskedAgain } from './queries.ts';
import { tellAsked } from './tell.ts';

/**
 * Asks once more. Within 30 days the other side is not told again; what was taken back is there again, and a refusal stands, which
 * whoever asked does not read. After that it is asked anew, unless the refusal is younger.
 */
export async function askAgain(
  trx: Transaction<DB>,
  known: KnownConnection,
  { kind, isBlocked }: { kind: ConnectionKind | undefined; isBlocked: boolean },
): Promise<void> {
  const { id, state } = known;
  const isAnew = !known.is_asked_lately;
  if (!isAnew && known.withdrawn_at === null) return;
  const stands = state === 'declined' && (!isAnew || known.is_declined_lately);
  const isDeclined = isBlocked || stands;
  await updateAskedAgain(trx, { id, kind, isAnew, isDeclined });
  if (isAnew && !isDeclined) await tellAsked(trx, id);
}
