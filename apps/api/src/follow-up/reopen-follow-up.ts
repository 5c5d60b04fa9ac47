import type { Data, reopenFollowUp as reopenFollowUpCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { checkRoom } from './check-room.ts';
import { findFollowUp, updateOpen } from './queries.ts';

/** Takes back that it is done; one that is open stays so. @throws NotFound for one that is not theirs, Conflict for who has many */
export async function reopenFollowUp(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof reopenFollowUpCall>> {
  const { id: personID } = context.actor;
  return write(context, { noun: 'follow-up', id }, async (trx) => {
    const row = found(await findFollowUp(trx, personID, id), 'follow-up');
    if (row.done_at === null) return { followUpID: row.id };
    await checkRoom(trx, personID);
    return { followUpID: found(await updateOpen(trx, personID, id), 'follow-up') };
  });
}
