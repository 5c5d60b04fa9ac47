import { defineJob } from '../job/define-job.ts';
import { deleteOld } from './queries.ts';

/** So long two years can be compared. */
const months = 25;

export const boostJobs = [
  defineJob({ name: 'boost.forget-old', cron: '41 3 * * *', run: (_, { db }) => deleteOld(db, months) }),
];
