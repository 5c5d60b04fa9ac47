import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem } from '../write/write.ts';
import { absenceJobs } from './absence/jobs.ts';
import { answeringJobs } from './answering/jobs.ts';
import { forgetLeftFiles } from './forget-left-files.ts';
import { replyJobs } from './reply/jobs.ts';
import { savedReplyJobs } from './saved-reply/jobs.ts';
import { inquiryTeamJobs } from './team/jobs.ts';

export const inquiryJobs = [
  ...absenceJobs,
  ...answeringJobs,
  ...inquiryTeamJobs,
  ...savedReplyJobs,
  ...replyJobs,
  defineJob({
    name: 'inquiry.forget-left-files',
    cron: '17 * * * *',
    timeout: 3_600,
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await forgetLeftFiles(context)) > 0);
    },
  }),
];
