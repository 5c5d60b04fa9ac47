import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { eventChannel, eventMessage } from './event-channel.ts';
import type { ToldEvent } from './event-feed.ts';

/** Tells people live of something, when the transaction that does it is committed. */
export async function tellEvent(trx: Transaction<DB>, told: ToldEvent): Promise<void> {
  await sql`SELECT pg_notify(${eventChannel}, ${eventMessage(told)})`.execute(trx);
}
