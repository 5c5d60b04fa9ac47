import type { DB } from '@kontor/database';
import { enqueue, enqueueEach } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { deleteOldMails } from './delete-old-mails.ts';
import { listWaiting } from './queries.ts';
import { sendMail } from './send-mail.ts';

export const sendMails = defineJob({
  name: 'mail.send',
  data: Type.Object({ mailID: Type.String() }),
  // After 1, 4, 16 … minutes: some four days in all.
  retry: { limit: 7, delay: 60, factor: 4 },
  timeout: 120,
  lanes: [{}, {}],
  run: ({ mailID }, context, { isLast }) => sendMail(context, mailID, { isLast }),
  catchUp: ({ db }) => enqueueEach(db, listWaiting, enqueueSending),
});

/** In the transaction that writes the mail. */
export async function enqueueSending(trx: Transaction<DB>, mailID: string): Promise<void> {
  await enqueue(trx, sendMails, { mailID }, { key: mailID });
}

const forgetOldMails = defineJob({
  name: 'mail.forget-old',
  cron: '*/10 * * * *',
  run: (_, { db }) => deleteOldMails(db),
});

export const mailJobs = [sendMails, forgetOldMails];
