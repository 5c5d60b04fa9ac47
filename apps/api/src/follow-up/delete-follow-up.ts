import type { Data, deleteFollowUp as deleteFollowUpCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { updateDeleted } from './queries.ts';

/** Deletes a follow-up; for a day it can be restored. @throws NotFound for one that is not theirs */
export async function deleteFollowUp(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof deleteFollowUpCall>> {
  const { id: personID } = context.actor;
  return write(context, { noun: 'follow-up', id }, async (trx) => {
    const followUpID = found(await updateDeleted(trx, personID, id), 'follow-up');
    await readSubject(trx, followUpID, { personID, businessID: undefined });
    return { followUpID };
  });
}
