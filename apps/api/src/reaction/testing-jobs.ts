import { doNext } from '@kontor/jobs/testing';
import { followJobs } from '../follow/jobs.ts';
import type { JobContext } from '../job/job-context.ts';
import type { TestApi } from '../test/api.ts';
import { sharedPreparing } from '../upload/testing-preparing.ts';
import { tellLikedJob } from './tell-liked-job.ts';

/** Tells of likes and followers as a worker does: all that waits. */
export function tellingOf(api: TestApi): { tellAll: () => Promise<void> } {
  const context = sharedPreparing(api);
  return {
    async tellAll() {
      for (const job of [tellLikedJob, ...followJobs])
        while (await doNext<JobContext>({ pool: api.pool, job, context, ignoreDelay: true }));
    },
  };
}
