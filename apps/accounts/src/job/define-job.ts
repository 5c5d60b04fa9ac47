import { jobsIn } from '@kontor/jobs';
import type { JobContext } from './job-context.ts';

/** Declares a job of the account service, which has queues of its own. */
export const defineJob = jobsIn<JobContext>('accounts_jobs');
