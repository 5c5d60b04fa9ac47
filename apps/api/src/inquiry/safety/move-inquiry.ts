import type { InquiryFolder } from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { tellEvent } from '../../event/tell-event.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { lockInquiry } from '../queries.ts';
import { routeInquiries } from '../routing/route-inquiries.ts';
import { updateFolder } from './safety-queries.ts';

/** Moves a conversation that one's own side received to another folder, the inbox by its rules; the other side is not told. @throws NotFound, for the sender, too */
export async function moveInquiry(
  context: ForEither,
  id: string,
  folder: InquiryFolder,
): Promise<{ requestID: string; folder: InquiryFolder }> {
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    const party = partyOf(context.actor);
    const inquiry = await lockInquiry(trx, { id, party });
    const { side } = found(inquiry?.side === 'R' ? inquiry : undefined, 'request');
    if (await updateFolder(trx, { inquiryID: id, side, folder })) {
      if (folder === 'inbox') await routeInquiries(trx, [id]);
      await tellEvent(trx, { to: [party.id], event: { kind: 'inquiry', requestID: id } });
    }
    return { requestID: id, folder };
  });
}
