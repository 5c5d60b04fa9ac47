import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { notify } from '../../notification/notify.ts';
import { findCaretakers } from '../absence/find-caretakers.ts';
import { findHeldBack } from '../absence/find-held-back.ts';
import { overdueKind, waitingKind } from '../notification-kinds.ts';
import { findNotified } from '../notified-queries.ts';
import { lockWaiting, updateReminders } from './reminder-queries.ts';

/** Hours after which people are reminded of an inquiry nobody has answered. */
export const reminderHours = [12, 20, 24] as const;

/** The last reminder goes to those who decide, in case those who look after it have gone home. */
const escalation = reminderHours.length;

/** Reminds of an inquiry as often as is due by now; one that was answered or has ended meanwhile is left alone. */
export async function remind(trx: Transaction<DB>, inquiryID: string): Promise<void> {
  const waiting = await lockWaiting(trx, inquiryID);
  if (!waiting) return;
  const due = reminderHours.filter((hours) => hours <= waiting.hours).length;
  if (due <= waiting.reminders) return;
  await updateReminders(trx, inquiryID, due);
  const told = await findNotified(trx, inquiryID, 'S');
  if (!told) return;
  const { business_id, from_name: from, to_name: to, subject } = told;
  const { assignee, administrators } = waiting;
  const caretaker =
    business_id === null || assignee === null ? undefined : await caretakerOf(trx, business_id, assignee);
  // Of those who want to hear of it.
  const personIDs = told.person_ids.filter((id) =>
    due === escalation
      ? id !== caretaker && administrators.includes(id)
      : caretaker === undefined || id === caretaker,
  );
  await notify(trx, due === 1 ? waitingKind : overdueKind, {
    personIDs,
    subjectID: inquiryID,
    businessID: business_id ?? undefined,
    data: { from, to, subject },
    heldBackIDs: await findHeldBack(trx, business_id, personIDs),
  });
}

/** Who looks after what is assigned to somebody: they, or while they are away who stands in; everybody where that is nobody. */
async function caretakerOf(
  trx: Transaction<DB>,
  businessID: string,
  personID: string,
): Promise<string | undefined> {
  const own = { businessID, personID };
  return (await findCaretakers(trx, [own]))(own);
}
