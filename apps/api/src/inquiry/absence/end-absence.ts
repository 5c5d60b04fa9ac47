import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { mayChangeAbsence } from './may-change-absence.ts';
import { deleteAbsence } from './queries.ts';

/** Takes back that somebody of a business is away. @throws Forbidden for members who name somebody else */
export async function endAbsence(context: ForMember, userID: string): Promise<{ userID: string }> {
  const { businessID } = context.actor.actingBusiness;
  const personID = userID.toLowerCase();
  mayChangeAbsence(context.actor, personID);
  await write(context, { noun: 'business', id: businessID }, (trx) =>
    deleteAbsence(trx, { businessID, personID }),
  );
  return { userID: personID };
}
