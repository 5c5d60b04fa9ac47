import type { Payment } from '../payment-provider.ts';
import type { TestPaymentRow } from './queries.ts';

/** A payment as the provider tells of it. */
export function paymentOf(row: TestPaymentRow): Payment {
  return {
    orderID: row.order_id,
    id: row.id,
    amountCents: row.amount_cents,
    currency: row.currency,
    state: row.state as Payment['state'],
    clientSecret: row.client_secret,
    ...(row.decline_code && row.declined_at
      ? { declined: { attemptID: `${row.id}-${row.attempt}`, code: row.decline_code, at: row.declined_at } }
      : {}),
    ...(row.paid_at ? { paidAt: row.paid_at } : {}),
    ...(row.refund_id && row.refunded_at
      ? { refund: { id: row.refund_id, amountCents: row.amount_cents, at: row.refunded_at } }
      : {}),
    ...(row.payment_method && row.card
      ? { card: { paymentMethod: row.payment_method, name: row.card } }
      : {}),
  };
}
