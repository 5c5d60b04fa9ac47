import { inTransaction } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import { mailCertificateReminder } from './mail-certificate-reminder.ts';
import { insertDueReminders } from './queries.ts';

const atOnce = 500;

export const mailCertificateReminders = defineJob({
  name: 'business.mail-certificate-reminder',
  data: Type.Object({
    certificateID: Type.String(),
    expireDate: Type.String(),
    days: Type.Integer(),
  }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 60,
  run: (reminder, context) => mailCertificateReminder(context, reminder),
});

/** Each morning. What is noted as due and the job that mails it are one transaction. */
export const remindOfCertificates = defineJob({
  name: 'business.remind-of-certificates',
  cron: '5 6 * * *',
  async run(_, { db }) {
    let due: number;
    do {
      due = await inTransaction(db, async (trx) => {
        const reminders = await insertDueReminders(trx, atOnce);
        for (const reminder of reminders)
          await enqueue(trx, mailCertificateReminders, reminder, { key: Object.values(reminder).join(' ') });
        return reminders.length;
      });
    } while (due === atOnce);
  },
});

export const certificateReminderJobs = [remindOfCertificates, mailCertificateReminders];
