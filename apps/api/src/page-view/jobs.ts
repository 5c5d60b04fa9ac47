import { defineJob } from '../job/define-job.ts';
import { forgetOldViews } from './forget-old-views.ts';

export const pageViewJobs = [
  defineJob({
    name: 'page-view.forget-old',
    cron: '*/10 * * * *',
    run: (_, { db }) => forgetOldViews({ db }),
  }),
];
