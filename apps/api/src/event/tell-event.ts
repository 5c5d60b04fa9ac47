import type { DB } from '@kontor/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { eventChannel, eventMessage } from './event-channel.ts';
import type { ToldEvent } from './event-feed.ts';

/** Tells people live of something, when the transaction that does it is committed. */
export async function tellEvent(trx: Transaction<DB>, told: ToldEvent): Promise<void> {
  await sql`SELECT ${tellingEvent(told)}`.execute(trx);
}

/** The same as a part of a statement that is executed anyway. */
export function tellingEvent(told: ToldEvent): RawBuilder<unknown> {
  return sql`pg_notify(${eventChannel}, ${eventMessage(told)})`;
}
