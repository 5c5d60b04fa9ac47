import type { Data, duplicateProduct as duplicateProductCall } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { writeOnce } from '../../write/write-once.ts';
import { copyProduct } from './copy-queries.ts';
import { presentStanding } from './present.ts';
import { findStanding, lockProductsOf } from './queries.ts';

/** Adds a copy behind the others. Both show the same uploads, which stay while one of them does. */
export function duplicateProduct(
  context: ForMember,
  productID: string,
): Promise<Data<typeof duplicateProductCall>> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  const about = ({ productID: id }: { productID: string }) => ({ noun: 'product', id });
  return writeOnce(context, { productID }, about, async (trx) => {
    await lockProductsOf(trx, businessID);
    const id = await copyProduct(trx, { productID, businessID, personID });
    return presentStanding(await findStanding(trx, id));
  });
}
