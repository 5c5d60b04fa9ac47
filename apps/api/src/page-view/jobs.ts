import type { Job } from '../job/job.ts';
import { forgetOldViews } from './forget-old-views.ts';

export const pageViewJobs: Job[] = [
  { name: 'page-view.forget-old', cron: '*/10 * * * *', run: (db) => forgetOldViews({ db }) },
];
