import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import type { Payment } from '../payment/payment-provider.ts';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { updateOrder } from './queries.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Finds out what became of a payment whose answer was lost, as when a process was killed between the question and the answer. What never
 * reached the provider can be paid again. While it does not answer, or does not know itself, it is asked again.
 */
export async function askProvider(
  system: WritingSystem,
  { payments, seller }: Pick<Context, 'payments' | 'seller'>,
  orderID: string,
): Promise<void> {
  let payment: Payment | undefined;
  try {
    payment = await payments.find(orderID);
  } catch (error) {
    if (error instanceof KontorError && error.name === 'Unavailable') return;
    throw error;
  }
  await write(system, undefined, async (trx) => {
    if (payment) await recordPayment(trx, payment, { cause: 'question', now: new Date(), seller });
    if (payment?.state !== 'processing') await updateOrder(trx, orderID, { asked_at: null });
  });
}
