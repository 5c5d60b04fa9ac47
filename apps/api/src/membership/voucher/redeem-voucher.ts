import { membershipDay, type NewRedemption, type Subscribed } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { buyerOf } from '../buyer.ts';
import { closeUnpaid } from '../close-unpaid.ts';
import { newOrderOf } from '../new-order-of.ts';
import { offerFor } from '../offer-for.ts';
import { findOpenOrder, insertOrder, lockMembership } from '../queries.ts';
import { recordEvents } from '../record-payment.ts';
import { findRedeemed, lockVoucher } from './queries.ts';
import { voucherCode } from './voucher-code.ts';

/**
 * Has a package begin that a voucher covers whole. Nothing is paid, so no provider is asked; the ledger has it as paid with nothing. The
 * same again is the one that was redeemed. @throws Conflict where something is left to pay, while another purchase is under way, and as
 * `offerFor` and `buyerOf` do
 */
export async function redeemVoucher(context: ForMember, asked: NewRedemption): Promise<Subscribed> {
  const { actor, seller } = context;
  const { businessID } = actor.actingBusiness;
  const buyer = await buyerOf(context, asked);
  await closeUnpaid(context);
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockMembership(trx, businessID);
    await lockVoucher(trx, asked.voucher);
    const { planId } = asked;
    const before = await findRedeemed(trx, { businessID, planId, code: voucherCode(asked.voucher) });
    if (before) return { status: 'succeeded', orderID: before.id };
    if (await findOpenOrder(trx, businessID))
      throw new KontorError(
        'Conflict',
        'Another purchase for this business is in progress. Cancel it first.',
      );
    const now = new Date();
    const offer = await offerFor(context, trx, asked, membershipDay(now));
    if (offer.totalCents > 0)
      throw new KontorError('Conflict', 'The voucher does not cover the whole price.');
    const order = await insertOrder(trx, {
      ...(await newOrderOf(context, trx, buyer, offer)),
      way: 'voucher',
      provider: 'none',
    });
    const paid = {
      order_id: order.id,
      kind: 'paid',
      amount_cents: 0,
      currency: order.currency,
      cause: 'checkout',
      caused_by: actor.id,
      provider_id: order.id,
      happened_at: now,
    } as const;
    await recordEvents(trx, order, [paid], { cause: 'checkout', personID: actor.id, now, seller });
    return { status: 'succeeded', orderID: order.id };
  });
}
