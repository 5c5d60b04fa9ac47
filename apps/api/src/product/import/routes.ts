import {
  exportProducts as exportProductsCall,
  getWrongRows as getWrongRowsCall,
  listProductImports as listProductImportsCall,
  mapProductImport as mapProductImportCall,
  runProductImport as runProductImportCall,
  startProductImport as startProductImportCall,
  stopProductImport as stopProductImportCall,
  undoProductImport as undoProductImportCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { exportProducts } from '../export/export-products.ts';
import { memberOfImport } from '../policy.ts';
import { getWrongRows } from './get-wrong-rows.ts';
import { listProductImports } from './list-product-imports.ts';
import { mapProductImport } from './map-product-import.ts';
import { runProductImport } from './run-product-import.ts';
import { startProductImport } from './start-product-import.ts';
import { stopProductImport } from './stop-product-import.ts';
import { undoProductImport } from './undo-product-import.ts';

const byStarter = memberOf(({ body }: { body: { businessID: string } }) => body.businessID, 'admin');
const byQuery = ({ query }: { query: { bid: string } }) => query.bid;
const policy = memberOfImport(({ params }: { params: { importID: string } }) => params.importID, 'admin');

/** Administrators import; members export what they may read. */
export const productImportRoutes: Route[] = [
  route(startProductImportCall, (context: ForMember, { body }) => startProductImport(context, body), {
    policy: byStarter,
  }),
  route(listProductImportsCall, (context: ForMember) => listProductImports(context), {
    policy: memberOf(byQuery, 'admin'),
  }),
  route(
    mapProductImportCall,
    (context: ForMember, { params, body }) => mapProductImport(context, params.importID, body),
    { policy },
  ),
  route(
    runProductImportCall,
    (context: ForMember, { params }) => runProductImport(context, params.importID),
    { policy },
  ),
  route(
    stopProductImportCall,
    (context: ForMember, { params }) => stopProductImport(context, params.importID),
    { policy },
  ),
  route(
    undoProductImportCall,
    (context: ForMember, { params }) => undoProductImport(context, params.importID),
    { policy },
  ),
  route(getWrongRowsCall, (context: ForMember, { params }) => getWrongRows(context, params.importID), {
    policy,
  }),
  route(exportProductsCall, (context: ForMember, { query }) => exportProducts(context, query), {
    policy: memberOf(byQuery, 'member'),
  }),
];
