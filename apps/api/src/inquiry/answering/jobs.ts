import { enqueueAll } from '@kontor/jobs';
import { Type } from 'typebox';
import { storeAnswering } from '../../business/store-answering.ts';
import { defineJob } from '../../job/define-job.ts';
import type { JobContext } from '../../job/job-context.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem, write } from '../../write/write.ts';
import { measure } from './queries.ts';
import { remind, reminderHours } from './remind.ts';
import { findDue } from './reminder-queries.ts';

/** Cards of a business say how it answers as soon as it has answered. */
export const measureAnswers = defineJob({
  name: 'inquiry.measure-answers',
  data: Type.Object({ businessID: Type.String() }),
  onePerKey: true,
  run: ({ businessID }, context) => measureAnswering(context, businessID),
});

/** Its key names the hour, so that what failed for good is tried again in the next one. */
export const remindOfInquiry = defineJob({
  name: 'inquiry.remind',
  data: Type.Object({ inquiryID: Type.String() }),
  async run({ inquiryID }, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, (trx) => remind(trx, inquiryID));
  },
});

/** Inquiries that are looked through at once; the next time goes on with the rest. */
const atOnce = 1_000;

export const findWaiting = defineJob({
  name: 'inquiry.find-waiting',
  cron: '*/5 * * * *',
  async run(_, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, async (trx) => {
      const due = await findDue(trx, reminderHours, atOnce);
      const hour = new Date().toISOString().slice(0, 13);
      await enqueueAll(
        trx,
        remindOfInquiry,
        due.map((inquiryID) => ({ key: `${inquiryID} ${hour}`, data: { inquiryID } })),
      );
    });
  },
});

export const answeringJobs = [
  measureAnswers,
  remindOfInquiry,
  findWaiting,
  defineJob({
    name: 'inquiry.measure-all-answers',
    // Days go by and nobody answers: that changes figures, too.
    cron: '17 */6 * * *',
    run: (_, context) => measureAnswering(context, undefined),
  }),
];

async function measureAnswering({ db }: JobContext, businessID: string | undefined): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  await write(context, undefined, async (trx) => storeAnswering(trx, await measure(trx, businessID)));
}
