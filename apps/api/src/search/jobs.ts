import type { Job } from '../job/job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { catchUpSearch } from './catch-up.ts';
import { forgetExpiredProof } from './forget-expired-proof.ts';
import { kinds } from './kind.ts';
import { refreshWords } from './refresh-words.ts';

export const searchJobs: Job[] = [
  {
    // Words that came with single changes join completion and correction; the search itself finds them at once.
    name: 'search.refresh-words',
    cron: '17 * * * *',
    async run(db) {
      const reference = await loadReference(db);
      for (const kind of kinds) await refreshWords(db, reference, kind);
    },
  },
  {
    // What transactions left in the queue as too much, and what was written past the product.
    name: 'search.catch-up',
    cron: '* * * * *',
    run: async (db) => catchUpSearch(db, await loadReference(db), { idleSeconds: 120 }),
  },
  {
    name: 'search.forget-expired-proof',
    cron: '7 * * * *',
    run: async (db) => forgetExpiredProof(db, await loadReference(db)),
  },
];
