import { type DB, inTransaction } from '@kontor/database';
import { enqueue, type Job } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { recordFailedLogins } from './record-failed-logins.ts';

/** One job for all that wait, so that somebody who guesses makes no more work than there are failures. */
const recordFailures: Job<object, JobContext> = defineJob({
  name: 'security-log.record-failures',
  onePerKey: true,
  async run(_, context) {
    while ((await recordFailedLogins(context)) > 0);
  },
  catchUp: ({ db }) => inTransaction(db, enqueueRecording),
});

/** In the transaction that writes a failure. */
export async function enqueueRecording(trx: Transaction<DB>): Promise<void> {
  await enqueue(trx, recordFailures, {});
}

const forgetOldEvents = defineJob({
  name: 'security-log.forget-old',
  cron: '*/10 * * * *',
  run: (_, { db }) => deleteOldEvents(db),
});

export const securityLogJobs = [recordFailures, forgetOldEvents];
