import { enqueue } from '@kontor/jobs';
import { defineJob } from '../../job/define-job.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem, write } from '../../write/write.ts';
import { findSettled } from '../new-queries.ts';
import { deleteOldDigests, findDueMarks } from './digest-queries.ts';
import { digestSearches, findDueAt } from './digest-searches.ts';
import { mailSearchDigests } from './mail-job.ts';

/** One at a time: a second one would look through the same searches. */
const digestDueSearches = defineJob({
  name: 'saved-search.digest',
  onePerKey: true,
  // A hundred thousand searches at 6 ms each take ten minutes.
  timeout: 3_600,
  run: async (_, context, { signal }) => digestSearches(context, await findSettled(context.db), signal),
});

export const savedSearchJobs = [
  mailSearchDigests,
  digestDueSearches,
  defineJob({
    name: 'saved-search.begin-digests',
    // Time zones differ by quarters of an hour, and what came up to one can be told five minutes later.
    cron: '5-59/15 * * * *',
    async run(_, context) {
      const { db } = context;
      const due = await findDueAt(context, await findSettled(db));
      if ((await findDueMarks(db, due)).size === 0) return;
      const system = asSystem({ db, reference: await loadReference(db) });
      await write(system, undefined, (trx) => enqueue(trx, digestDueSearches, {}, { key: 'all' }));
    },
  }),
  defineJob({
    name: 'saved-search.delete-old-digests',
    cron: '57 3 * * *',
    async run(_, { db }) {
      const system = asSystem({ db, reference: await loadReference(db) });
      await write(system, undefined, deleteOldDigests);
    },
  }),
];
