import type { RunnableJob } from '@kontor/jobs';
import { helpRequestJobs } from './help-request/jobs.ts';
import type { JobContext } from './job/job-context.ts';
import { pageViewJobs } from './page-view/jobs.ts';
import { reactionJobs } from './reaction/jobs.ts';
import { searchJobs } from './search/jobs.ts';
import { uploadJobs } from './upload/jobs.ts';
import { writeJobs } from './write/jobs.ts';

/** Every job of the api. */
export const jobs: RunnableJob<JobContext>[] = [
  ...uploadJobs,
  ...helpRequestJobs,
  ...searchJobs,
  ...pageViewJobs,
  ...reactionJobs,
  ...writeJobs,
];
