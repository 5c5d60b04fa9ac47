import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { catchUpSearch } from './catch-up.ts';
import { forgetExpiredProof } from './forget-expired-proof.ts';
import { kinds } from './kind.ts';
import { refreshWords } from './refresh-words.ts';

/** Seconds one of these may take: they read every document. */
const timeout = 3_600;

export const searchJobs = [
  defineJob({
    // Words that came with single changes join completion and correction; the search itself finds them at once.
    name: 'search.refresh-words',
    cron: '17 * * * *',
    timeout,
    async run(_, { db }, { report }) {
      const reference = await loadReference(db);
      for (const [index, kind] of kinds.entries()) {
        await report(index, kinds.length);
        await refreshWords(db, reference, kind);
      }
      await report(kinds.length, kinds.length);
    },
  }),
  defineJob({
    // What transactions left in the queue as too much, and what was written past the product.
    name: 'search.catch-up',
    cron: '* * * * *',
    timeout,
    run: (_, { db }) => catchUpSearch(db, () => loadReference(db), { idleSeconds: 120 }),
  }),
  defineJob({
    name: 'search.forget-expired-proof',
    cron: '7 * * * *',
    timeout,
    run: async (_, { db }) => forgetExpiredProof(db, await loadReference(db)),
  }),
];
