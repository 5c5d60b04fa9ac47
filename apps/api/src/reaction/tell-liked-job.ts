import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import type { asWhom } from './as-whom.ts';
import type { Liked } from './liked.ts';
import { tellLiked } from './tell-liked.ts';

export const tellLikedJob = defineJob({
  name: 'reaction.tell-liked',
  data: Type.Object({
    type: Type.String(),
    resourceID: Type.String(),
    personID: Type.String(),
    businessID: Type.Optional(Type.String()),
  }),
  retry: { limit: 5, delay: 5, factor: 2, maximum: 600 },
  timeout: 60,
  async run({ type, resourceID, personID, businessID }, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, (trx) =>
      tellLiked(trx, type, { resourceID, personID, actingBusinessID: businessID }),
    );
  },
});

/**
 * In the transaction that likes. The job writes what whoever wrote it is told, so that many who like it at once do not wait for each
 * other; a like that is taken back and given again meanwhile is told once.
 */
export async function enqueueTellLiked(
  trx: Transaction<DB>,
  type: Liked['type'],
  { resourceID, personID, actingBusinessID }: ReturnType<typeof asWhom>,
): Promise<void> {
  const by = actingBusinessID === undefined ? {} : { businessID: actingBusinessID };
  const key = [resourceID, personID, actingBusinessID].filter(Boolean).join(' ');
  await enqueue(trx, tellLikedJob, { type, resourceID, personID, ...by }, { key });
}
