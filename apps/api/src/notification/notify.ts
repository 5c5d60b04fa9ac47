import type { DB } from '@kontor/database';
import { enqueueAll } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { tellingEvent } from '../event/tell-event.ts';
import { mailNotifications, pushNotifications } from './jobs.ts';
import type { DeclaredKind, NotificationData } from './notification-kind.ts';
import { upsertNotifications } from './queries.ts';

export interface About {
  personIDs: readonly string[];
  subjectID: string;
  /** As which of their businesses they are told. */
  businessID: string | undefined;
  data: NotificationData;
  /** Those of them who are told on their page alone, as they are away and somebody else is told at once. */
  heldBackIDs?: readonly string[];
}

/**
 * Tells people of something, in the transaction that does it: on their page and live, by mail and in their browsers, each as they chose. As long as
 * they have not read it, more of the same kind about the same is counted, and neither mailed nor pushed again; what was held back is with the
 * next of it, once they are back.
 */
export async function notify(
  trx: Transaction<DB>,
  { kind, usual }: DeclaredKind,
  { personIDs, subjectID, businessID, data, heldBackIDs = [] }: About,
): Promise<void> {
  if (personIDs.length === 0) return;
  // In the same statement: it is done for each message.
  const telling = tellingEvent({ to: personIDs, event: { kind: 'notification' } });
  const told = await upsertNotifications(trx, {
    kind,
    personIDs,
    subjectID,
    businessID,
    data,
    usual,
    heldBackIDs,
    telling,
  });
  const mails = told
    .filter(({ is_mailed }) => is_mailed)
    .map(({ id: notificationID }) => ({ key: notificationID, data: { notificationID } }));
  await enqueueAll(trx, mailNotifications, mails);
  const pushes = told.flatMap(({ id: notificationID, subscriptions }) =>
    subscriptions.map((subscriptionID) => ({
      key: `${notificationID} ${subscriptionID}`,
      data: { notificationID, subscriptionID },
    })),
  );
  await enqueueAll(trx, pushNotifications, pushes);
}
