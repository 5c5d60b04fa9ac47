// How demo data issue invoices.
export { issueInvoice } from './issue-invoice.ts';
export { type Seller, sellerOf } from './seller.ts';
