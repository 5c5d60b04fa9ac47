import type { createFollowUp as createFollowUpCall, Data, Input } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { writeOnce } from '../write/write-once.ts';
import { checkRoom } from './check-room.ts';
import { findSubjects, nameOf } from './find-subjects.ts';
import { insertFollowUp, type SubjectRef } from './queries.ts';
import { readNew } from './read-sent.ts';

/**
 * Sets a day to come back to something. @throws BadRequest for no such day, NotFound for what one may not see,
 * Conflict for who has many
 */
export async function createFollowUp(
  context: Context<ActingPerson>,
  sent: Input<typeof createFollowUpCall>['body'],
): Promise<Data<typeof createFollowUpCall>> {
  const { id: personID } = context.actor;
  const { subjectType, subjectID, businessID } = sent;
  const read = readNew(sent, new Date());
  const ref: SubjectRef = {
    subject_type: subjectType,
    subject_id: subjectID.toLowerCase(),
    business_id: subjectType === 'inquiry' ? (businessID?.toLowerCase() ?? null) : null,
  };
  const subject = found((await findSubjects(context, personID, [ref])).get(ref), 'subject');
  found(nameOf(subject), subjectType);
  const about = ({ followUpID: id }: { followUpID: string }) => ({ noun: 'follow-up', id });
  return writeOnce(context, sent, about, async (trx) => {
    await checkRoom(trx, personID);
    return { followUpID: await insertFollowUp(trx, personID, { ...ref, ...read }) };
  });
}
