import type { DB } from '@kontor/database';
import { enqueue, enqueueEach } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { mailHelpRequest } from './mail-help-request.ts';
import { listUnmailed } from './queries.ts';

export const mailHelpRequests = defineJob({
  name: 'help-request.mail',
  data: Type.Object({ helpRequestID: Type.String() }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 30,
  run: ({ helpRequestID }, context) => mailHelpRequest(context, helpRequestID),
  catchUp: ({ db }) => enqueueEach(db, listUnmailed, enqueueMails),
});

/** In the transaction that writes the help request. */
export async function enqueueMails(trx: Transaction<DB>, helpRequestID: string): Promise<void> {
  await enqueue(trx, mailHelpRequests, { helpRequestID }, { key: helpRequestID });
}

export const helpRequestJobs = [mailHelpRequests];
