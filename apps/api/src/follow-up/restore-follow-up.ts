import type { Data, restoreFollowUp as restoreFollowUpCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { checkRoom } from './check-room.ts';
import { findIsDeleted, updateRestored } from './queries.ts';

/** Takes back that a follow-up was deleted; one that is not stays so. @throws NotFound once it is gone for good, Conflict for who has many */
export async function restoreFollowUp(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof restoreFollowUpCall>> {
  const { id: personID } = context.actor;
  return write(context, { noun: 'follow-up', id }, async (trx) => {
    if (found(await findIsDeleted(trx, personID, id), 'follow-up')) {
      await checkRoom(trx, personID);
      await updateRestored(trx, personID, id);
    }
    return { followUpID: id };
  });
}
