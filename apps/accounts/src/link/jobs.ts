import { defineJob } from '../job/define-job.ts';
import { deleteExpiredLinks } from './delete-expired-links.ts';

export const linkJobs = [
  defineJob({
    name: 'link.forget-expired',
    cron: '*/10 * * * *',
    run: (_, { db }) => deleteExpiredLinks(db),
  }),
];
