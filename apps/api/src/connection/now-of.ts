import { type Connection, connectionLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import { presentConnection } from './present.ts';
import { lockConnection } from './queries.ts';

/** A connection as one of the two has it after a change. */
export async function nowOf(trx: Transaction<DB>, id: string, partyID: string): Promise<Connection> {
  const row = await lockConnection(trx, { id, partyID, days: connectionLimits.askAgainAfterDays });
  return found(row && presentConnection(row, partyID), 'connection');
}
