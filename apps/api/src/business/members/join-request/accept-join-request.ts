import { KontorError } from '@kontor/server';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { findConfirmedAddress } from '../confirmed-address.ts';
import { joinBusiness } from '../join-business.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { deleteRequest, lockRequest } from './queries.ts';
import { requestGone } from './request-gone.ts';

/**
 * Takes who asked into the business, as a member; they are told by mail.
 * @throws NotFound for a request that was answered or is of another business, Conflict for an address that changed since
 */
export async function acceptJoinRequest(
  context: ForMember,
  requestID: string,
): Promise<{ requestID: string }> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const request = await lockRequest(trx, businessID, requestID);
    if (!request) throw requestGone();
    const personID = request.person_id;
    if ((await findConfirmedAddress({ db: trx }, personID)) !== request.email)
      throw new KontorError(
        'Conflict',
        'This person has another e-mail address by now. Decline the request.',
      );
    await deleteRequest(trx, request.id);
    await joinBusiness(trx, { businessID, personID, role: 'member' });
    const told = { businessID, readerID: personID, otherID: actor.id, language };
    await enqueueNotice(trx, { ...told, kind: 'join-accepted' });
  });
  return { requestID };
}
