import type { RunnableJob } from '@kontor/jobs';
import { accountJobs } from './account/jobs.ts';
import type { JobContext } from './job/job-context.ts';
import { mailJobs } from './mail/jobs.ts';
import { passwordJobs } from './password/jobs.ts';
import { personJobs } from './person/jobs.ts';
import { secondFactorJobs } from './second-factor/jobs.ts';
import { securityLogJobs } from './security-log/jobs.ts';

/** Jobs that need no mail server. */
export const jobsWithoutMails: RunnableJob<JobContext>[] = [
  ...accountJobs,
  ...passwordJobs,
  ...personJobs,
  ...secondFactorJobs,
  ...securityLogJobs,
];

/** Every job of the account service. */
export const jobs: RunnableJob<JobContext>[] = [...jobsWithoutMails, ...mailJobs];
