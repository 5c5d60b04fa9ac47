import type { DB } from '@kontor/database';
import { enqueue, enqueueEach } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { answerPasswordRequest } from './answer-password-request.ts';
import { deleteOldRequests } from './delete-old-requests.ts';
import { listPasswordRequests } from './request-queries.ts';

export const answerPasswordRequests = defineJob({
  name: 'password.answer-request',
  data: Type.Object({ requestID: Type.String() }),
  // For an hour: then the request is forgotten.
  retry: { limit: 60, delay: 60 },
  timeout: 30,
  run: ({ requestID }, context) => answerPasswordRequest(context, requestID),
  catchUp: ({ db }) => enqueueEach(db, listPasswordRequests, enqueueAnswer),
});

/** In the transaction that writes the request. */
export async function enqueueAnswer(trx: Transaction<DB>, requestID: string): Promise<void> {
  await enqueue(trx, answerPasswordRequests, { requestID }, { key: requestID });
}

const forgetOldRequests = defineJob({
  name: 'password.forget-old-requests',
  cron: '*/10 * * * *',
  run: (_, { db }) => deleteOldRequests(db),
});

export const passwordJobs = [answerPasswordRequests, forgetOldRequests];
