import type { archiveProduct as archiveProductCall, Data } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { presentStanding } from './present.ts';
import { findStanding, lockProductsOf, setArchived } from './queries.ts';

/** Takes a product from the public; doing so twice is no error. */
export function archiveProduct(
  context: ForMember,
  productID: string,
): Promise<Data<typeof archiveProductCall>> {
  const { id: personID, actingBusiness } = context.actor;
  return write(context, { noun: 'product', id: productID }, async (trx) => {
    await lockProductsOf(trx, actingBusiness.businessID);
    await setArchived(trx, productID, personID);
    return presentStanding(await findStanding(trx, productID));
  });
}
