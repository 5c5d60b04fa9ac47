import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { forgetOldAudit } from './audit-log.ts';
import { forgetOldKeys } from './idempotency-keys.ts';
import { asSystem, write } from './write.ts';

export const writeJobs = [
  defineJob({
    name: 'write.forget-old-audit',
    cron: '37 3 * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await write(context, undefined, forgetOldAudit)) > 0);
    },
  }),
  defineJob({
    name: 'write.forget-old-keys',
    cron: '23 * * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await write(context, undefined, forgetOldKeys)) > 0);
    },
  }),
];
