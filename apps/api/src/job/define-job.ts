import { jobsIn } from '@kontor/jobs';
import type { JobContext } from './job-context.ts';

/** Declares a job of the api: enqueued in the transaction that causes it, or by its schedule, and run by the worker. */
export const defineJob = jobsIn<JobContext>('jobs');
