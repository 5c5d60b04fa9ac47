import { defineJob } from '../../job/define-job.ts';
import { deleteOldReplies } from './queries.ts';

export const savedReplyJobs = [
  defineJob({
    name: 'inquiry.delete-old-replies',
    cron: '23 * * * *',
    run: (_, { db }) => deleteOldReplies(db),
  }),
];
