import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { forgetOldBulks } from './bulk/queries.ts';

export const productJobs = [
  defineJob({
    name: 'product.forget-old-bulks',
    cron: '43 * * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await write(context, undefined, forgetOldBulks)) > 0);
    },
  }),
];
