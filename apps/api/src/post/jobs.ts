import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { replacePicture } from '../upload/use-upload.ts';
import { asSystem, write } from '../write/write.ts';
import { deleteOldRemoved } from './delete-queries.ts';

export const postJobs = [
  defineJob({
    name: 'post.forget-removed',
    cron: '52 3 * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      const forget = () =>
        write(context, undefined, async (trx) => {
          const gone = await deleteOldRemoved(trx);
          for (const picture of gone.flat()) await replacePicture(trx, picture, null);
          return gone.length;
        });
      while ((await forget()) > 0);
    },
  }),
];
