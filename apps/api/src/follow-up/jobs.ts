import { defineJob } from '../job/define-job.ts';
import { deletePast } from './queries.ts';
import { remind } from './remind.ts';

const atOnce = 10_000;

export const followUpJobs = [
  defineJob({
    name: 'follow-up.remind',
    // Time zones differ by quarters of an hour.
    cron: '*/15 * * * *',
    run: (_, context) => remind(context, new Date()),
  }),
  defineJob({
    name: 'follow-up.delete-past',
    cron: '41 4 * * *',
    async run(_, { db }) {
      while ((await deletePast(db, atOnce)) > 0);
    },
  }),
];
