import type { EditedProduct } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { presentForEdit } from './present.ts';
import { findForEdit } from './queries.ts';

/** @throws NotFound */
export async function getProductForEdit({ db, actor }: ForMember, productID: string): Promise<EditedProduct> {
  return presentForEdit(found(await findForEdit(db, productID, actor.actingBusiness.businessID), 'product'));
}
