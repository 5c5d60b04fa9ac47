import { connectionLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ForEither } from '../business/policy.ts';
import { partyOf } from './party-of.ts';
import { type KnownConnection, lockConnection } from './queries.ts';

interface OwnConnection {
  row: KnownConnection;
  partyID: string;
  isAsker: boolean;
}

/** Of what another party has, or nobody any more. */
export const connectionGone = () => new KontorError('NotFound', 'There is no such connection.');

/** A connection of whom somebody acts as, locked for a change. @throws NotFound for one of others */
export async function ownConnection(
  trx: Transaction<DB>,
  { actor }: Pick<ForEither, 'actor'>,
  id: string,
): Promise<OwnConnection> {
  const { id: partyID } = partyOf(actor);
  const row = await lockConnection(trx, { id, partyID, days: connectionLimits.askAgainAfterDays });
  if (!row) throw connectionGone();
  return { row, partyID, isAsker: row.asker_id === partyID };
}
