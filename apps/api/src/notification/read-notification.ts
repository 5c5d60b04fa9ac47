import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellEvent } from '../event/tell-event.ts';
import { updateRead } from './queries.ts';

/** Somebody has read one thing they were told. */
export async function readNotification(
  trx: Transaction<DB>,
  { personID, notificationID }: { personID: string; notificationID: string },
): Promise<void> {
  await updateRead(trx, { personID, ids: [notificationID], upTo: undefined });
  await tellEvent(trx, { to: [personID], event: { kind: 'notification' } });
}
