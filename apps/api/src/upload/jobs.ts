import type { Database, DB } from '@kontor/database';
import { enqueue, enqueueEach, type Job } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import type { JobContext } from '../job/job-context.ts';
import { forgetUnused } from './forget-unused.ts';
import { prepareUpload } from './prepare-upload.ts';
import { findNextReceived, findWaiting, type Waiting } from './queries.ts';

/**
 * Makes the next picture of a person ready, and enqueues the one after it behind those of others: so people take turns, and
 * nobody has two made ready at once. The first lane takes none that ended the process that decoded it, so such pictures hold
 * up nobody there.
 */
export const prepareUploads: Job<Waiting, JobContext> = defineJob({
  name: 'upload.prepare',
  data: Type.Object({ personID: Type.String(), again: Type.Boolean() }),
  onePerKey: true,
  lanes: [{ maxPriority: 0 }, {}],
  timeout: 120,
  // What keeps a picture from being made ready passes, as a full volume does; after a day it is forgotten.
  retry: { limit: 300, delay: 15, factor: 2, maximum: 300 },
  async run(waiting, { db, store, decoder }) {
    const upload = await findNextReceived(db, waiting);
    if (!upload) return;
    await prepareUpload({ db, store, decoder }, upload);
    await enqueueWaiting(db, waiting.personID);
  },
  catchUp: ({ db }) => enqueueWaiting(db),
});

/** Of the pictures that wait, or those of one person, the next of each. */
function enqueueWaiting(db: Database, personID?: string): Promise<void> {
  return enqueueEach(db, (trx) => findWaiting(trx, personID), enqueuePrepare);
}

/** In the transaction from which on a picture of the person waits. */
export async function enqueuePrepare(trx: Transaction<DB>, { personID, again }: Waiting): Promise<void> {
  const key = again ? `${personID} again` : personID;
  await enqueue(trx, prepareUploads, { personID, again }, { key, group: personID, priority: again ? 1 : 0 });
}

const forgetAllUnused = defineJob({
  name: 'upload.forget-unused',
  cron: '27 * * * *',
  timeout: 3_600,
  /** Removes all files nobody uses, and what was left half written. */
  async run(_, { db, store }, { report }) {
    let forgotten = 0;
    for (let count = await forgetUnused(db, store); count > 0; count = await forgetUnused(db, store)) {
      forgotten += count;
      await report(forgotten);
    }
    await store.tidy?.();
  },
});

export const uploadJobs = [prepareUploads, forgetAllUnused];
