import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { asSystem, write } from '../write/write.ts';
import { recordPayment } from './record-payment.ts';

/** Has the provider give the money of an order back. @returns false where no answer came; it is asked again then */
export async function refundOrder(
  context: Parameters<typeof asSystem>[0],
  { payments, seller }: Pick<Context, 'payments' | 'seller'>,
  orderID: string,
  personID: string | undefined,
): Promise<boolean> {
  try {
    const payment = await payments.refund(orderID);
    const heard = { cause: 'owner', personID, now: new Date(), seller } as const;
    await write(asSystem(context), undefined, (trx) => recordPayment(trx, payment, heard));
    return payment.refund !== undefined;
  } catch (error) {
    if (error instanceof KontorError && error.name === 'Unavailable') return false;
    throw error;
  }
}
