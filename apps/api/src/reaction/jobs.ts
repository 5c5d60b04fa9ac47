import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { copyLikeCounts } from './copy-like-counts.ts';
import { tellLikedJob } from './tell-liked-job.ts';

export const reactionJobs = [
  tellLikedJob,
  defineJob({
    // Twice an hour: cards and ranks are to show a like within one, and search catches up after it.
    name: 'reaction.copy-like-counts',
    cron: '13,43 * * * *',
    async run(_, { db }) {
      await copyLikeCounts({ db, reference: await loadReference(db) });
    },
  }),
];
