import { defineJob } from '../../job/define-job.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { asSystem, write } from '../../write/write.ts';
import { deleteOldReplies } from './queries.ts';
import { forgetMailsAside, takeReplies } from './take-replies.ts';
import { tellReplies } from './tell-reply.ts';

export const replyJobs = [
  tellReplies,
  defineJob({
    name: 'inquiry.take-replies',
    cron: '* * * * *',
    // The next minute looks again.
    retry: { limit: 0, delay: 0 },
    timeout: 300,
    run: (_, context, { signal }) => takeReplies(context, signal),
  }),
  defineJob({
    name: 'inquiry.forget-replies',
    cron: '43 3 * * *',
    async run(_, context) {
      const { db } = context;
      const system = asSystem({ db, reference: await loadReference(db) });
      await write(system, undefined, deleteOldReplies);
      await forgetMailsAside(context);
    },
  }),
];
