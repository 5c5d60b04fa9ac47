import { defineJob } from '../../job/define-job.ts';
import { deleteOldNotes } from './note-queries.ts';

export const inquiryTeamJobs = [
  defineJob({
    name: 'inquiry.delete-old-notes',
    cron: '17 * * * *',
    run: (_, { db }) => deleteOldNotes(db),
  }),
];
