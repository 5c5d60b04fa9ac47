import { type MembershipOrder, membershipDay, type NewTransferOrder } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { buyerOf } from './buyer.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { issueProForma } from './issue-documents.ts';
import { newOrderOf } from './new-order-of.ts';
import { payableOfferFor } from './offer-for.ts';
import { presentOrder } from './present-order.ts';
import { findOpenOrder, insertOrder, lockMembership } from './queries.ts';
import { lockVoucher } from './voucher/queries.ts';

/**
 * Orders a larger package that is paid by bank transfer; it begins when the money has arrived. The same order again is the one that
 * waits; one by card that was not paid is closed. @throws Conflict while another purchase is under way, and as `offerFor` and `buyerOf` do
 */
export async function orderByTransfer(context: ForMember, asked: NewTransferOrder): Promise<MembershipOrder> {
  const { businessID } = context.actor.actingBusiness;
  const buyer = await buyerOf(context, asked);
  await closeUnpaid(context);
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockMembership(trx, businessID);
    const open = await findOpenOrder(trx, businessID);
    if (open?.way === 'transfer' && open.plan_id === asked.planId) return presentOrder(open, []);
    if (open)
      throw new KontorError(
        'Conflict',
        'Another purchase for this business is in progress. Cancel it first.',
      );
    const now = new Date();
    await lockVoucher(trx, asked.voucher);
    const offer = await payableOfferFor(context, trx, asked, membershipDay(now));
    const order = await insertOrder(trx, {
      ...(await newOrderOf(context, trx, buyer, offer)),
      way: 'transfer',
      provider: 'none',
    });
    await issueProForma(trx, order, { seller: context.seller, now });
    return presentOrder(order, []);
  });
}
