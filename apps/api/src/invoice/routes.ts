import { listInvoices as listInvoicesCall } from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { listInvoices } from './list-invoices.ts';

const owner = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'owner');

export const invoiceRoutes: Route[] = [
  route(listInvoicesCall, (context: ForMember, { query }) => listInvoices(context, query), { policy: owner }),
];
