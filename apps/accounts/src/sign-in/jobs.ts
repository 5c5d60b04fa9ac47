import { defineJob } from '../job/define-job.ts';
import { deleteOldAttempts } from './delete-old-attempts.ts';

export const signInJobs = [
  defineJob({
    name: 'sign-in.forget-old-attempts',
    cron: '*/10 * * * *',
    run: (_, { db }) => deleteOldAttempts(db),
  }),
];
