import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { lockRequest, markDeclined } from './queries.ts';
import { requestGone } from './request-gone.ts';

/** Declines who asked to join; they are told by mail, and may ask again after 30 days. @throws NotFound */
export async function declineJoinRequest(
  context: ForMember,
  requestID: string,
): Promise<{ requestID: string }> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const request = await lockRequest(trx, businessID, requestID);
    if (!request) throw requestGone();
    await markDeclined(trx, request.id);
    const told = { businessID, readerID: request.person_id, otherID: actor.id, language };
    await enqueueNotice(trx, { ...told, kind: 'join-declined' });
  });
  return { requestID };
}
