import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { noTransfer } from './no-transfer.ts';
import { deleteTransfer } from './queries.ts';

/** Declines the ownership one was offered; who offered it is told by mail. @throws NotFound when none waits for who asks */
export async function declineTransfer(context: ForMember): Promise<{ businessID: string }> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const offer = await deleteTransfer(trx, businessID, actor.id);
    if (!offer) throw noTransfer();
    const told = { businessID, readerID: offer.owner_id, otherID: actor.id, language };
    await enqueueNotice(trx, { ...told, kind: 'ownership-declined' });
  });
  return { businessID };
}
