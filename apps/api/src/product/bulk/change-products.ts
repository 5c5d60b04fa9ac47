import type {
  changeProducts as changeProductsCall,
  Data,
  Input,
  IssueCode,
  ProductBulkChange,
} from '@kontor/contract';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { sql } from 'kysely';
import type { ForMember } from '../../business/policy.ts';
import { writeOnce } from '../../write/write-once.ts';
import { readPlace } from '../edit/place-in-tree.ts';
import { lockProductsOf } from '../edit/queries.ts';
import { selected } from '../table/selected.ts';
import { actionOf } from './actions.ts';
import { applyBulk } from './queries.ts';

/**
 * Changes many products of a business in one statement; search follows in the same transaction, since it holds no more of a business than
 * its membership shows. @throws BadRequest where it is not said which, or to what
 */
export async function changeProducts(
  context: ForMember,
  input: Input<typeof changeProductsCall>['body'],
): Promise<Data<typeof changeProductsCall>> {
  const { actor, reference, language } = context;
  const { businessID } = actor.actingBusiness;
  const { ids, matching, action, stock, leadTimeDays, category } = input;
  if ((ids === undefined) === (matching === undefined)) throw refuse('ids', 'required');
  if (action === 'setStock' && stock === undefined) throw refuse('stock', 'required');
  const place = category === undefined ? undefined : readPlace(category, reference);
  if (action === 'setCategory' && !place)
    throw refuse('category', category === undefined ? 'required' : 'unknown');
  const change: ProductBulkChange = { action, stock, leadTimeDays, category };
  const condition = matching
    ? selected(matching, reference, language)
    : sql<boolean>`products.id = ANY(${ids}::uuid[])`;
  const about = () => ({ noun: 'business', id: businessID });
  return writeOnce(context, input, about, async (trx) => {
    await lockProductsOf(trx, businessID);
    const {
      id,
      changed,
      selected: chosen,
    } = await applyBulk(trx, {
      businessID,
      personID: actor.id,
      change,
      action: actionOf(change, businessID, place ?? []),
      condition,
    });
    return { bulkID: id, changed, selected: chosen };
  });
}

function refuse(field: string, code: IssueCode): KontorError {
  const issue = issueAt(field, { code });
  return new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
