import { type NotificationKind, notificationKinds } from '@kontor/contract';

/** What only people of a business are notified of. */
const ofBusinesses: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'inquiry-received',
  'inquiry-waiting',
  'inquiry-overdue',
  'inquiry-assigned',
  'membership-due',
]);

/** The kinds a person can choose of; all of them as long as it is not known that they have no business. */
export function shownKinds(hasBusiness: boolean): readonly NotificationKind[] {
  return hasBusiness ? notificationKinds : notificationKinds.filter((kind) => !ofBusinesses.has(kind));
}
