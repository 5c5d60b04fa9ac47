import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { lockRequest } from './queries.ts';
import { requestGone } from './request-gone.ts';

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Does what the answer means, and tells who asked by mail. @throws NotFound for a request that was answered or is of another business */
export async function answerJoinRequest(
  context: ForMember,
  requestID: string,
  kind: 'join-accepted' | 'join-declined',
  answer: (trx: Transaction<DB>, request: LockedRequest) => Promise<void>,
): Promise<{ requestID: string }> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const request = await lockRequest(trx, businessID, requestID);
    if (!request) throw requestGone();
    await answer(trx, request);
    await enqueueNotice(trx, {
      businessID,
      readerID: request.person_id,
      otherID: actor.id,
      language,
      kind,
    });
  });
  return { requestID };
}
