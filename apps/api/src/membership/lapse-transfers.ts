import type { Seller } from '../invoice/seller.ts';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { findLapsedTransfers, type NewEventRow } from './queries.ts';
import { recordEvents } from './record-payment.ts';

const atOnce = 200;

/** Closes orders whose transfer did not arrive in so many days. One that arrives later still counts. */
export async function lapseTransfers(system: WritingSystem, seller: Seller, days: number): Promise<void> {
  for (const order of await findLapsedTransfers(system.db, days, atOnce)) {
    const now = new Date();
    const lapsed: NewEventRow = {
      order_id: order.id,
      kind: 'given-up',
      amount_cents: 0,
      currency: order.currency,
      cause: 'lapse',
      provider_id: order.id,
      happened_at: now,
    };
    await write(system, undefined, (trx) =>
      recordEvents(trx, order, [lapsed], { cause: 'lapse', now, seller }),
    );
  }
}
