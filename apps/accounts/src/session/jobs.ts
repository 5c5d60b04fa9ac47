import { defineJob } from '../job/define-job.ts';
import { deleteOldSessions } from './delete-old-sessions.ts';

export const sessionJobs = [
  defineJob({ name: 'session.forget-old', cron: '*/10 * * * *', run: (_, { db }) => deleteOldSessions(db) }),
];
