import type { EditedDataSheet } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { lockProductsOf } from '../edit/queries.ts';
import { presentEditedSheet } from './present.ts';
import { findSheets, type SheetRow } from './queries.ts';

/**
 * Changes the data sheets of a product, one of the business after the other.
 * @param change gets those there are, and says whether it wrote anything @returns all of the product as they are then
 */
export async function changeSheets(
  context: ForMember,
  productID: string,
  change: (trx: Transaction<DB>, sheets: readonly SheetRow[]) => Promise<boolean>,
): Promise<EditedDataSheet[]> {
  const about = (isChanged: boolean) => (isChanged ? { noun: 'product', id: productID } : undefined);
  await write(context, about, async (trx) => {
    await lockProductsOf(trx, context.actor.actingBusiness.businessID);
    return change(trx, await findSheets(trx, productID));
  });
  return (await findSheets(context.db, productID)).map(presentEditedSheet);
}
