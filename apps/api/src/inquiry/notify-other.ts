import type { InquirySide } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import { notify } from '../notification/notify.ts';
import { findHeldBack } from './absence/find-held-back.ts';
import { endedKind, firstContactKind } from './notification-kinds.ts';
import { findNotified, type NotifiedRow } from './notified-queries.ts';

/** Notifies whoever is on the other side of a conversation: a person, or everybody of a business, who is away on their page alone. */
export async function notifyOther(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  { inquiryID, side }: { inquiryID: string; side: InquirySide },
): Promise<void> {
  await notifySide(trx, kind, inquiryID, await findNotified(trx, inquiryID, side));
}

/** The same of a side whose readers are known, as `selectNotified` finds them: nobody where it found none. */
export async function notifySide(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  inquiryID: string,
  notified: NotifiedRow | undefined,
): Promise<void> {
  if (!notified) return;
  const { person_ids: personIDs, business_id, from_name: from, to_name: to, subject } = notified;
  const data = { from, to, subject };
  // Of what lies among first contacts one is told as such; that it ended is said as of any other.
  const told = notified.folder === 'strangers' && kind !== endedKind ? firstContactKind : kind;
  await notify(trx, told, {
    personIDs,
    subjectID: inquiryID,
    businessID: business_id ?? undefined,
    data,
    heldBackIDs: await findHeldBack(trx, business_id, personIDs),
  });
}
