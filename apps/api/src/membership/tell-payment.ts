import type { Subscribed } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { cardError } from '../payment/card-error.ts';
import type { Payment } from '../payment/payment-provider.ts';
import { write } from '../write/write.ts';
import { updateOrder } from './queries.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Writes what the provider said of a payment, and says it to who pays. @throws CardError where the last attempt was refused, Conflict
 * where it was given up
 */
export async function tellPayment(
  context: ForMember,
  payment: Payment,
  cause: 'checkout' | 'confirmation',
): Promise<Subscribed> {
  const { actor, language, seller } = context;
  const { orderID, state, declined, clientSecret } = payment;
  await write(context, { noun: 'business', id: actor.actingBusiness.businessID }, async (trx) => {
    await recordPayment(trx, payment, { cause, personID: actor.id, now: new Date(), seller });
    if (state !== 'processing') await updateOrder(trx, orderID, { asked_at: null });
  });
  switch (state) {
    case 'paid':
      return { status: 'succeeded', orderID };
    case 'requires-action':
      return { status: 'requiresAction', orderID, clientSecret };
    case 'processing':
      return { status: 'processing', orderID };
    case 'canceled':
      throw new KontorError('Conflict', 'This purchase was cancelled. Nothing was charged.');
    case 'open':
      throw cardError(declined?.code ?? 'declined', language);
  }
}
