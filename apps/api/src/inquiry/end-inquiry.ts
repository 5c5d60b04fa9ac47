import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { endedKind } from './notification-kinds.ts';
import { notifyOther } from './notify-other.ts';
import { partyOf } from './party.ts';
import { lockInquiry, updateEnd } from './queries.ts';
import { tellInquiry } from './tell-inquiry.ts';

/** Ends a conversation for both sides; one that has ended stays as it is (checklist 213, 307). @throws NotFound */
export async function endInquiry(
  context: ForEither,
  id: string,
  { reason }: { reason?: string | undefined },
): Promise<{ requestID: string; status: 'closed' }> {
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    const party = partyOf(context.actor);
    const { side, is_closed } = found(await lockInquiry(trx, { id, party }), 'request');
    if (!is_closed) {
      await updateEnd(trx, id, { side, reason: plainLines(reason ?? '') ?? undefined });
      await tellInquiry(trx, id);
      await notifyOther(trx, endedKind, { inquiryID: id, side });
    }
    return { requestID: id, status: 'closed' };
  });
}
