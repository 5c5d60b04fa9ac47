import { defineJob } from '../../job/define-job.ts';
import { deleteOldAbsences } from './queries.ts';

export const absenceJobs = [
  defineJob({
    name: 'inquiry.delete-old-absences',
    cron: '29 3 * * *',
    run: (_, { db }) => deleteOldAbsences(db),
  }),
];
