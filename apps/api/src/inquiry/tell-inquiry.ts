import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellEvent } from '../event/tell-event.ts';
import { findReaders } from './queries.ts';

/** Has both sides told live that a conversation ended or goes on. */
export async function tellInquiry(trx: Transaction<DB>, requestID: string): Promise<void> {
  await tellEvent(trx, { to: await findReaders(trx, requestID), event: { kind: 'inquiry', requestID } });
}
