import { doNext } from '@kontor/jobs/testing';
import type { JobContext } from '../job/job-context.ts';
import type { TestApi } from '../test/api.ts';
import { sharedPreparing } from '../upload/testing-preparing.ts';
import { feedJobs } from './jobs.ts';

/** Fills feeds as a worker does: all that waits. */
export function feedsOf(api: TestApi): { fillAll: () => Promise<void> } {
  const context = sharedPreparing(api);
  return {
    async fillAll() {
      for (const job of feedJobs)
        while (await doNext<JobContext>({ pool: api.pool, job, context, ignoreDelay: true }));
    },
  };
}
