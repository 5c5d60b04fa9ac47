import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { noTransfer } from './no-transfer.ts';
import { ownsNow } from './owns-now.ts';
import { deleteTransfer } from './queries.ts';

/** Sees to it that no offer of a business's ownership waits, also when it is asked again. @throws NotFound for who owns it no more */
export async function cancelTransfer(context: ForMember): Promise<{ businessID: string }> {
  const { id, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    if (await deleteTransfer(trx, businessID)) return;
    // Asked again, none waits as was wanted; unless it was accepted meanwhile.
    if (!(await ownsNow(trx, businessID, id))) throw noTransfer();
  });
  return { businessID };
}
