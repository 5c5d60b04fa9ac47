import { enqueue, enqueueEach, type Job } from '@kontor/jobs';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { listUntold } from './queries.ts';
import { tellApi } from './tell-api.ts';

/** Enqueued by the trigger that writes `person_events` (`accounts.enqueue_job`), so that no way to change an account is forgotten. */
export const tellPeople: Job<{ userID: string }, JobContext> = defineJob({
  name: 'person.tell',
  data: Type.Object({ userID: Type.String() }),
  onePerKey: true,
  // Some four days.
  retry: { limit: 1_200, delay: 2, factor: 2, maximum: 300 },
  timeout: 30,
  run: ({ userID }, context) => tellApi(context, userID),
  catchUp: ({ db }) =>
    enqueueEach(db, listUntold, (trx, userID) => enqueue(trx, tellPeople, { userID }, { key: userID })),
});

export const personJobs = [tellPeople];
