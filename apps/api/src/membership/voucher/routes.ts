import {
  checkVoucher as checkVoucherCall,
  createVoucher as createVoucherCall,
  listVouchers as listVouchersCall,
  redeemVoucher as redeemVoucherCall,
  revokeVoucher as revokeVoucherCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type ForOperator, operator } from '../../operator/policy.ts';
import { type Route, route } from '../../route.ts';
import { checkVoucher } from './check-voucher.ts';
import { createVoucher } from './create-voucher.ts';
import { listVouchers } from './list-vouchers.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { revokeVoucher } from './revoke-voucher.ts';

const asks = memberOf(({ query }: { query: { businessID: string } }) => query.businessID, 'owner');
const buyer = memberOf(({ body }: { body: { businessID: string } }) => body.businessID, 'owner');
const finance = operator('finance');

export const voucherRoutes: Route[] = [
  route(checkVoucherCall, (context: ForMember, { query }) => checkVoucher(context, query), { policy: asks }),
  route(redeemVoucherCall, (context: ForMember, { body }) => redeemVoucher(context, body), { policy: buyer }),
  route(createVoucherCall, (context: ForOperator, { body }) => createVoucher(context, body), {
    policy: finance,
  }),
  route(listVouchersCall, (context: ForOperator, { query }) => listVouchers(context, query), {
    policy: finance,
  }),
  route(revokeVoucherCall, (context: ForOperator, { params }) => revokeVoucher(context, params.code), {
    policy: finance,
  }),
];
