import { defineJob } from '../job/define-job.ts';
import { deleteRemovedEntries } from './entry-queries.ts';

export const listJobs = [
  defineJob({
    name: 'list.delete-removed',
    cron: '27 4 * * *',
    run: (_, { db }) => deleteRemovedEntries(db),
  }),
];
