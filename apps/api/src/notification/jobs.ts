import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { beginDigests } from './begin-digests.ts';
import { mailDigests } from './digest-job.ts';
import { deleteOldDigests } from './digest-queries.ts';
import { mailNotification } from './mail-notification.ts';
import { mailRetry } from './mail-retry.ts';
import { deleteOld } from './queries.ts';

const atOnce = 10_000;

export const mailNotifications = defineJob({
  name: 'notification.mail',
  data: Type.Object({ notificationID: Type.String() }),
  retry: mailRetry,
  timeout: 30,
  run: ({ notificationID }, context) => mailNotification(context, notificationID),
});

export const notificationJobs = [
  mailNotifications,
  mailDigests,
  defineJob({
    name: 'notification.begin-digests',
    // Time zones differ by quarters of an hour.
    cron: '*/15 * * * *',
    run: (_, context) => beginDigests(context, new Date()),
  }),
  defineJob({
    name: 'notification.delete-old',
    cron: '53 3 * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await write(context, undefined, (trx) => deleteOld(trx, atOnce))) > 0);
      await write(context, undefined, deleteOldDigests);
    },
  }),
];
