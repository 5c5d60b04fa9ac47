import type { Data, restoreProduct as restoreProductCall } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { presentStanding } from './present.ts';
import { findStanding, lockProductsOf, setRestored } from './queries.ts';

/** Brings a product back; doing so twice is no error. */
export function restoreProduct(
  context: ForMember,
  productID: string,
  to: 'end' | 'formerPlace' = 'end',
): Promise<Data<typeof restoreProductCall>> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  return write(context, { noun: 'product', id: productID }, async (trx) => {
    await lockProductsOf(trx, businessID);
    await setRestored(trx, { productID, businessID, personID }, to);
    return presentStanding(await findStanding(trx, productID));
  });
}
