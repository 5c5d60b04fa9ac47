import { inquiryLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { partyOf } from './party.ts';
import { lockInquiry, updateEnd } from './queries.ts';
import { checkMayWrite } from './safety/check-may-write.ts';
import { tellInquiry } from './tell-inquiry.ts';

/** Goes on with a conversation that has ended; one that goes on stays as it is. @throws NotFound, Conflict when it ended too long ago */
export async function reopenInquiry(
  context: ForEither,
  id: string,
): Promise<{ requestID: string; status: 'open' }> {
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    const party = partyOf(context.actor);
    const inquiry = found(await lockInquiry(trx, { id, party }), 'request');
    await checkMayWrite(trx, id, context.actor);
    if (inquiry.is_closed && !inquiry.is_reopenable)
      throw new KontorError(
        'Conflict',
        `This chat ended more than ${inquiryLimits.reopenDays} days ago. Send a new inquiry.`,
      );
    if (inquiry.is_closed) {
      await updateEnd(trx, id, undefined);
      await tellInquiry(trx, id);
    }
    return { requestID: id, status: 'open' };
  });
}
