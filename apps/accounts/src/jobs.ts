import type { RunnableJob } from '@kontor/jobs';
import { accountJobs } from './account/jobs.ts';
import type { JobContext } from './job/job-context.ts';
import { linkJobs } from './link/jobs.ts';
import { mailJobs, sendMails } from './mail/jobs.ts';
import { passwordJobs } from './password/jobs.ts';
import { personJobs } from './person/jobs.ts';
import { secondFactorJobs } from './second-factor/jobs.ts';
import { securityLogJobs } from './security-log/jobs.ts';
import { sessionJobs } from './session/jobs.ts';
import { signInJobs } from './sign-in/jobs.ts';

/** Every job of the account service. */
export const jobs: RunnableJob<JobContext>[] = [
  ...accountJobs,
  ...linkJobs,
  ...mailJobs,
  ...passwordJobs,
  ...personJobs,
  ...secondFactorJobs,
  ...securityLogJobs,
  ...sessionJobs,
  ...signInJobs,
];

/** Those that need no mail server. */
export const jobsWithoutMails = jobs.filter(({ name }) => name !== sendMails.name);
