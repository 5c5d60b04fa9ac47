import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { beginDigests } from './begin-digests.ts';
import { mailDigests } from './digest-job.ts';
import { deleteOldDigests } from './digest-queries.ts';
import { mailNotification } from './mail-notification.ts';
import { mailRetry } from './mail-retry.ts';
import { pushNotification } from './push/push-notification.ts';
import { deleteUnseen } from './push/queries.ts';
import { deleteOld } from './queries.ts';

const atOnce = 10_000;

export const mailNotifications = defineJob({
  name: 'notification.mail',
  data: Type.Object({ notificationID: Type.String() }),
  retry: mailRetry,
  timeout: 30,
  run: ({ notificationID }, context) => mailNotification(context, notificationID),
});

/** While a push service takes nothing: some six hours, since it would hold it for no longer than a day. */
const pushRetry = { limit: 8, delay: 30, factor: 3, maximum: 2 * 3_600 };
/** Days after which a browser that was not seen has no session any more (`lifetimes.ts` of the account service). */
const unseenDays = 31;

export const pushNotifications = defineJob({
  name: 'notification.push',
  data: Type.Object({ notificationID: Type.String(), subscriptionID: Type.String() }),
  retry: pushRetry,
  timeout: 30,
  run: (told, context) => pushNotification(context, told),
});

export const notificationJobs = [
  mailNotifications,
  pushNotifications,
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
      await write(context, undefined, (trx) => deleteUnseen(trx, unseenDays));
    },
  }),
];
