import type { completeFollowUp as completeFollowUpCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { updateDone } from './queries.ts';

/** Notes that it is done, and that what one was told of it is read. @throws NotFound for one that is not theirs */
export async function completeFollowUp(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof completeFollowUpCall>> {
  const { id: personID } = context.actor;
  return write(context, { noun: 'follow-up', id }, async (trx) => {
    const followUpID = found(await updateDone(trx, personID, id), 'follow-up');
    await readSubject(trx, followUpID, { personID, businessID: undefined });
    return { followUpID };
  });
}
