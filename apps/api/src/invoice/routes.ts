import {
  downloadInvoice as downloadInvoiceCall,
  downloadInvoices as downloadInvoicesCall,
  listInvoices as listInvoicesCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { downloadInvoice } from './download-invoice.ts';
import { downloadInvoices } from './download-invoices.ts';
import { listInvoices } from './list-invoices.ts';

const owner = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'owner');

export const invoiceRoutes: Route[] = [
  route(listInvoicesCall, (context: ForMember, { query }) => listInvoices(context, query), { policy: owner }),
  route(downloadInvoiceCall, (context: ForMember, { params }) => downloadInvoice(context, params.invoiceID), {
    policy: owner,
  }),
  route(downloadInvoicesCall, (context: ForMember) => downloadInvoices(context), { policy: owner }),
];
