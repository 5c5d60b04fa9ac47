import { defineJob } from '../job/define-job.ts';
import { deleteOldGroups } from './delete-old-groups.ts';

export const groupJobs = [
  defineJob({
    name: 'group.delete-old',
    cron: '37 4 * * *',
    run: (_, { db }) => deleteOldGroups({ db }),
  }),
];
