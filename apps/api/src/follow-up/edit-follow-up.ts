import type { Data, editFollowUp as editFollowUpCall, Input } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { updateFollowUp } from './queries.ts';
import { readSent } from './read-sent.ts';

/**
 * Sets another day or note: also a day that is over, so that one put off by mistake is put back. What one was told of it is read.
 * @throws BadRequest for no such day, NotFound for one that is not theirs
 */
export async function editFollowUp(
  context: Context<ActingPerson>,
  id: string,
  sent: Input<typeof editFollowUpCall>['body'],
): Promise<Data<typeof editFollowUpCall>> {
  const { id: personID } = context.actor;
  const read = readSent(sent, new Date());
  return write(context, { noun: 'follow-up', id }, async (trx) => {
    const followUpID = found(await updateFollowUp(trx, personID, id, read), 'follow-up');
    await readSubject(trx, followUpID, { personID, businessID: undefined });
    return { followUpID };
  });
}
