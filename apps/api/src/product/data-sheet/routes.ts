import {
  addDataSheet as addDataSheetCall,
  addDataSheetVersion as addDataSheetVersionCall,
  changeDataSheet as changeDataSheetCall,
  orderDataSheets as orderDataSheetsCall,
  removeDataSheet as removeDataSheetCall,
} from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { memberOfProduct } from '../policy.ts';
import { addDataSheet } from './add-data-sheet.ts';
import { addDataSheetVersion } from './add-data-sheet-version.ts';
import { changeDataSheet } from './change-data-sheet.ts';
import { orderDataSheets } from './order-data-sheets.ts';
import { removeDataSheet } from './remove-data-sheet.ts';

const editors = {
  policy: memberOfProduct(({ params }: { params: { productID: string } }) => params.productID, 'admin'),
};

export const dataSheetRoutes: Route[] = [
  route(
    addDataSheetCall,
    (context: ForMember, { params, body }) => addDataSheet(context, params.productID, body),
    editors,
  ),
  route(
    addDataSheetVersionCall,
    (context: ForMember, { params, body }) => addDataSheetVersion(context, params, body.token),
    editors,
  ),
  route(
    changeDataSheetCall,
    (context: ForMember, { params, body }) => changeDataSheet(context, params, body ?? {}),
    editors,
  ),
  route(
    orderDataSheetsCall,
    (context: ForMember, { params, body }) => orderDataSheets(context, params.productID, body.sheetIDs),
    editors,
  ),
  route(removeDataSheetCall, (context: ForMember, { params }) => removeDataSheet(context, params), editors),
];
