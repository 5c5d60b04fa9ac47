import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { tellFollowed } from './tell-followed.ts';

const tellFollowedJob = defineJob({
  name: 'follow.tell-followed',
  data: Type.Object({ personID: Type.String(), resourceID: Type.String() }),
  retry: { limit: 5, delay: 5, factor: 2, maximum: 600 },
  timeout: 60,
  async run({ personID, resourceID }, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, (trx) => tellFollowed(trx, personID, resourceID));
  },
});

/** In the transaction in which somebody begins to follow; a job, so that many who do so at once do not wait for each other. */
export async function enqueueTellFollowed(
  trx: Transaction<DB>,
  data: { personID: string; resourceID: string },
): Promise<void> {
  await enqueue(trx, tellFollowedJob, data, { key: `${data.personID} ${data.resourceID}` });
}

export const followJobs = [tellFollowedJob];
