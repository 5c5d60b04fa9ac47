import type { ForEither } from '../business/policy.ts';
import { tellEvent } from '../event/tell-event.ts';
import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { updateSeen } from './message-queries.ts';
import { partyOf } from './party.ts';
import { findReaders, lockInquiry } from './queries.ts';
import { findHidesReadMarks } from './read-marks/queries.ts';

/** Notes that all messages up to one were seen; what was seen before stays seen. @throws NotFound */
export async function markInquiryRead(
  context: ForEither,
  id: string,
  { messageID }: { messageID: string },
): Promise<{ requestID: string; unread: number }> {
  // Reading changes nothing that anybody would look up who did it.
  return write(context, undefined, async (trx) => {
    const party = partyOf(context.actor);
    const { side } = found(await lockInquiry(trx, { id, party }), 'request');
    const { unread, seen } = await updateSeen(trx, { inquiryID: id, side, messageID });
    const event = { kind: 'seen', requestID: id, messageID: seen, side } as const;
    // One's own pages count what is unread, whether the other side is told or not.
    const to = (await findHidesReadMarks(trx, id)) ? [party.id] : await findReaders(trx, id);
    await tellEvent(trx, { to, event });
    const { id: personID, actingBusiness } = context.actor;
    if (unread === 0) await readSubject(trx, id, { personID, businessID: actingBusiness?.businessID });
    return { requestID: id, unread };
  });
}
