import {
  confirmSubscription as confirmSubscriptionCall,
  getBusinessMembership as getBusinessMembershipCall,
  getMembershipReview as getMembershipReviewCall,
  getSubscriptionSetup as getSubscriptionSetupCall,
  giveUpOrder as giveUpOrderCall,
  listPaymentDifferences as listPaymentDifferencesCall,
  listTransfers as listTransfersCall,
  markTransferPaid as markTransferPaidCall,
  markTransferRefunded as markTransferRefundedCall,
  orderByTransfer as orderByTransferCall,
  refundMembership as refundMembershipCall,
  stopRenewal as stopRenewalCall,
  subscribe as subscribeCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type ForOperator, operator } from '../operator/policy.ts';
import { type Route, route } from '../route.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { getBusinessMembership } from './get-business-membership.ts';
import { getSubscriptionSetup } from './get-subscription-setup.ts';
import { giveUpOrder } from './give-up-order.ts';
import { listPaymentDifferences } from './list-payment-differences.ts';
import { listTransfers } from './list-transfers.ts';
import { markTransferPaid } from './mark-transfer-paid.ts';
import { markTransferRefunded } from './mark-transfer-refunded.ts';
import { orderByTransfer } from './order-by-transfer.ts';
import { refundMembership } from './refund-membership.ts';
import { getMembershipReview } from './review/get-membership-review.ts';
import { stopRenewal } from './stop-renewal.ts';
import { subscribe } from './subscribe.ts';
import { voucherRoutes } from './voucher/routes.ts';

const owner = memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'owner');
const administrator = memberOf(
  ({ params }: { params: { businessID: string } }) => params.businessID,
  'admin',
);
const buyer = memberOf(({ body }: { body: { businessID: string } }) => body.businessID, 'owner');
const finance = operator('finance');

export const membershipRoutes: Route[] = [
  ...voucherRoutes,
  route(getSubscriptionSetupCall, (context) => getSubscriptionSetup(context)),
  route(
    getBusinessMembershipCall,
    (context: ForMember, { query }) => getBusinessMembership(context, query?.taxNumber),
    { policy: owner },
  ),
  route(getMembershipReviewCall, (context: ForMember) => getMembershipReview(context), {
    policy: administrator,
  }),
  route(subscribeCall, (context: ForMember, { body }) => subscribe(context, body), { policy: buyer }),
  route(
    confirmSubscriptionCall,
    (context: ForMember, { body }) => confirmSubscription(context, body.orderID),
    { policy: buyer },
  ),
  route(orderByTransferCall, (context: ForMember, { body }) => orderByTransfer(context, body), {
    policy: buyer,
  }),
  route(giveUpOrderCall, (context: ForMember, { params }) => giveUpOrder(context, params.orderID), {
    policy: owner,
  }),
  route(stopRenewalCall, (context: ForMember) => stopRenewal(context), { policy: owner }),
  route(refundMembershipCall, (context: ForMember, { body }) => refundMembership(context, body.orderID), {
    policy: owner,
  }),
  route(listTransfersCall, (context: ForOperator, { query }) => listTransfers(context, query), {
    policy: finance,
  }),
  route(
    listPaymentDifferencesCall,
    (context: ForOperator, { query }) => listPaymentDifferences(context, query),
    { policy: finance },
  ),
  route(
    markTransferPaidCall,
    (context: ForOperator, { params, body }) => markTransferPaid(context, params.orderID, body),
    { policy: finance },
  ),
  route(
    markTransferRefundedCall,
    (context: ForOperator, { params, body }) => markTransferRefunded(context, params.orderID, body),
    { policy: finance },
  ),
];
