import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../../../job/define-job.ts';
import { mailInvitation } from './mail-invitation.ts';

export const mailInvitations = defineJob({
  name: 'business.mail-invitation',
  data: Type.Object({ invitationID: Type.String() }),
  // Some two days.
  retry: { limit: 18, delay: 60, factor: 2, maximum: 4 * 3_600 },
  timeout: 30,
  run: ({ invitationID }, context) => mailInvitation(context, invitationID),
});

/** In the transaction that writes or renews the invitation. */
export async function enqueueInvitation(
  trx: Transaction<DB>,
  { id: invitationID, mailID }: { id: string; mailID: string },
): Promise<void> {
  await enqueue(trx, mailInvitations, { invitationID }, { key: mailID });
}
