import { KontorError } from '@kontor/server';
import type { ForMember } from '../../policy.ts';
import { findConfirmedAddress } from '../confirmed-address.ts';
import { joinBusiness } from '../join-business.ts';
import { answerJoinRequest } from './answer-join-request.ts';
import { deleteRequest } from './queries.ts';

/**
 * Takes who asked into the business, as a member; they are told by mail.
 * @throws NotFound for a request that was answered or is of another business, Conflict for an address that changed since
 */
export function acceptJoinRequest(context: ForMember, requestID: string): Promise<{ requestID: string }> {
  const { businessID } = context.actor.actingBusiness;
  return answerJoinRequest(
    context,
    requestID,
    'join-accepted',
    async (trx, { id, email, person_id: personID }) => {
      if ((await findConfirmedAddress({ db: trx }, personID)) !== email)
        throw new KontorError(
          'Conflict',
          'This person now has a different e-mail address. Decline the request.',
        );
      await deleteRequest(trx, id);
      await joinBusiness(trx, { businessID, personID, role: 'member' });
    },
  );
}
