import { type Data, ProductBulkChange, type undoProductBulk as undoProductBulkCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import Schema from 'typebox/schema';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { lockProductsOf } from '../edit/queries.ts';
import { actionOf } from './actions.ts';
import { lockBulk, undoBulk } from './queries.ts';

/** Takes a change of many products back. @throws Conflict where that was done already, NotFound where it is too long ago */
export async function undoProductBulk(
  context: ForMember,
  bulkID: string,
): Promise<Data<typeof undoProductBulkCall>> {
  const { actor } = context;
  const { businessID } = actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockProductsOf(trx, businessID);
    const bulk = found(await lockBulk(trx, bulkID), 'change of products');
    if (bulk.undone_at !== null) throw new KontorError('Conflict', 'This has already been undone.');
    if (!Schema.Check(ProductBulkChange, bulk.change))
      throw new TypeError(`${bulkID} is no change of products.`);
    const action = actionOf(bulk.change, businessID, bulk.change.category?.split('.') ?? []);
    const { undone, changed } = await undoBulk(trx, { bulkID, businessID, personID: actor.id, action });
    return { undone, skipped: changed - undone };
  });
}
