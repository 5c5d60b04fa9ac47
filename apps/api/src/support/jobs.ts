import { type DB, inTransaction } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { mailBooking } from './mail-booking.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';
import { noteDueReminders } from './queries.ts';

export const mailBookings = defineJob({
  name: 'support.mail',
  data: Type.Object({ bookingID: Type.String(), kind: Type.Enum([...mailKinds]) }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 60,
  run: (told, context) => mailBooking(context, told),
});

/** Has people told of a booking, in the transaction that causes it. */
export const enqueueMail = (trx: Transaction<DB>, bookingID: string, kind: MailKind) =>
  enqueue(trx, mailBookings, { bookingID, kind }, { key: `${bookingID} ${kind}` });

/** Notes which bookings begin within a day, with the jobs that remind of them, in one transaction. */
export async function noteReminders({ db }: Pick<JobContext, 'db'>, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const bookingID of await noteDueReminders(trx, now)) await enqueueMail(trx, bookingID, 'reminder');
  });
}

export const supportJobs = [
  mailBookings,
  defineJob({
    name: 'support.note-reminders',
    cron: '*/15 * * * *',
    run: (_, context) => noteReminders(context, new Date()),
  }),
];
