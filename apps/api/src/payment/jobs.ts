import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { deleteOldWebhooks } from './queries.ts';
import { deliverTestWebhook } from './test-provider/deliver-test-webhook.ts';
import { deleteOldMethods, lockLatePayments } from './test-provider/queries.ts';
import { payLate } from './test-provider/test-provider.ts';

/** Seconds after which a payment is paid whose card pays late. */
const late = 60;
const atOnce = 100;
/** A provider sends a message again for some days; cards of tests are renewed with memberships, a year later. */
const daysOfWebhooks = 90;
const daysOfMethods = 800;

export const paymentJobs = [
  deliverTestWebhook,
  defineJob({
    name: 'payment.pay-late-test-payments',
    cron: '* * * * *',
    async run(_, { db }) {
      const system = asSystem({ db, reference: await loadReference(db) });
      await write(system, undefined, async (trx) => payLate(trx, await lockLatePayments(trx, late, atOnce)));
    },
  }),
  defineJob({
    name: 'payment.delete-old',
    cron: '41 3 * * *',
    async run(_, { db }) {
      const system = asSystem({ db, reference: await loadReference(db) });
      await write(system, undefined, async (trx) => {
        await deleteOldWebhooks(trx, daysOfWebhooks);
        await deleteOldMethods(trx, daysOfMethods);
      });
    },
  }),
];
