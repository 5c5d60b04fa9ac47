import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellEvent } from '../../event/tell-event.ts';

/** Has the people of a business told live that they have something new among themselves on a conversation; the other side hears nothing. */
export async function tellTeam(
  trx: Transaction<DB>,
  { inquiryID: requestID, businessID }: { inquiryID: string; businessID: string },
): Promise<void> {
  await tellEvent(trx, { to: [businessID], event: { kind: 'inquiry', requestID } });
}
