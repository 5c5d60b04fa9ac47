import {
  archiveProduct as archiveProductCall,
  changeProducts as changeProductsCall,
  createProduct as createProductCall,
  duplicateProduct as duplicateProductCall,
  getProductForEdit as getProductForEditCall,
  listOwnProducts as listOwnProductsCall,
  moveProduct as moveProductCall,
  restoreProduct as restoreProductCall,
  suggestSpecifications as suggestSpecificationsCall,
  undoProductBulk as undoProductBulkCall,
  updateProduct as updateProductCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { changeProducts } from '../bulk/change-products.ts';
import { undoProductBulk } from '../bulk/undo-product-bulk.ts';
import { moveProduct } from '../order/move-product.ts';
import { memberOfBulk, memberOfProduct } from '../policy.ts';
import { listOwnProducts } from '../table/list-own-products.ts';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { getProductForEdit } from './get-product-for-edit.ts';
import { restoreProduct } from './restore-product.ts';
import { suggestSpecifications } from './suggest-specifications.ts';
import { updateProduct } from './update-product.ts';

const byBody = memberOf(({ body }: { body: { businessID: string } }) => body.businessID, 'admin');
const byQuery = memberOf(({ query }: { query: { bid: string } }) => query.bid, 'member');
const ofProduct = ({ params }: { params: { productID: string } }) => params.productID;
const [byReader, byEditor] = [memberOfProduct(ofProduct, 'member'), memberOfProduct(ofProduct, 'admin')];
const byMover = memberOfProduct(({ body }: { body: { productID: string } }) => body.productID, 'admin');
const byUndoer = memberOfBulk(({ params }: { params: { bulkID: string } }) => params.bulkID, 'admin');

/** Members read, administrators change. */
export const productEditRoutes: Route[] = [
  route(createProductCall, (context: ForMember, { body }) => createProduct(context, body), {
    policy: byBody,
  }),
  route(listOwnProductsCall, (context: ForMember, { query }) => listOwnProducts(context, query), {
    policy: byQuery,
  }),
  route(moveProductCall, (context: ForMember, { body }) => moveProduct(context, body), {
    policy: byMover,
  }),
  route(changeProductsCall, (context: ForMember, { body }) => changeProducts(context, body), {
    policy: byBody,
  }),
  route(undoProductBulkCall, (context: ForMember, { params }) => undoProductBulk(context, params.bulkID), {
    policy: byUndoer,
  }),
  route(suggestSpecificationsCall, (context, { query }) => suggestSpecifications(context, query.subcategory)),
  route(
    getProductForEditCall,
    (context: ForMember, { params }) => getProductForEdit(context, params.productID),
    {
      policy: byReader,
    },
  ),
  route(
    updateProductCall,
    (context: ForMember, { params, body }) => updateProduct(context, params.productID, body),
    {
      policy: byEditor,
    },
  ),
  route(archiveProductCall, (context: ForMember, { params }) => archiveProduct(context, params.productID), {
    policy: byEditor,
  }),
  route(
    restoreProductCall,
    (context: ForMember, { params, query }) => restoreProduct(context, params.productID, query?.to),
    {
      policy: byEditor,
    },
  ),
  route(
    duplicateProductCall,
    (context: ForMember, { params }) => duplicateProduct(context, params.productID),
    {
      policy: byEditor,
    },
  ),
];
