import { KontorError } from '@kontor/server';
import type { JobContext } from '../job/job-context.ts';
import type { Payment } from '../payment/payment-provider.ts';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { findEventsBetween, insertDifference, type NewDifferenceRow } from './difference-queries.ts';
import { findOrder } from './queries.ts';
import { recordPayment } from './record-payment.ts';

const atOnce = 500;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Comparing extends Pick<JobContext, 'payments' | 'seller' | 'log'> {
  system: WritingSystem;
}

/**
 * Compares what a provider took and gave back between two moments with the ledger, in both directions. What the provider alone knows is
 * recorded; what nobody can put right without a person is noted, and logged once. Again it changes nothing.
 */
export async function comparePayments(
  comparing: Comparing,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const { payments, system } = comparing;
  for await (const payment of payments.paymentsBetween(from, to)) await comparePayment(comparing, payment);
  let after = 0;
  while (true) {
    const some = { provider: payments.name, from, to, after, limit: atOnce };
    const events = await findEventsBetween(system.db, some);
    for (const event of events) await compareEvent(comparing, event);
    if (events.length < atOnce) return;
    after = events.at(-1)?.id ?? after;
  }
}

/** What the provider says, by the ledger. */
async function comparePayment(comparing: Comparing, payment: Payment): Promise<void> {
  const { system, seller } = comparing;
  const order = uuid.test(payment.orderID) ? await findOrder(system.db, payment.orderID) : undefined;
  if (order)
    await write(system, undefined, (trx) =>
      recordPayment(trx, payment, { cause: 'comparison', now: new Date(), seller }),
    );
  for (const told of toldBy(payment)) {
    const theirs = { theirs_cents: told.amountCents, theirs_currency: payment.currency };
    const about = { order_id: payment.orderID, about: told.about, provider_id: told.id, ...theirs };
    if (!order) {
      await note(comparing, { ...about, kind: 'no-order' });
      continue;
    }
    const ours = { ours_cents: order.total_cents, ours_currency: order.currency };
    if (told.amountCents !== order.total_cents) await note(comparing, { ...about, ...ours, kind: 'amount' });
    if (payment.currency !== order.currency) await note(comparing, { ...about, ...ours, kind: 'currency' });
  }
}

interface Told {
  about: NewDifferenceRow['about'];
  id: string;
  amountCents: number;
}

/** What of a payment the ledger has an event of. */
function toldBy({ id, amountCents, paidAt, refund }: Payment): Told[] {
  return [
    ...(paidAt ? [{ about: 'paid' as const, id, amountCents }] : []),
    ...(refund ? [{ about: 'refunded' as const, id: refund.id, amountCents: refund.amountCents }] : []),
  ];
}

/** What the ledger says, by the provider. */
async function compareEvent(
  comparing: Comparing,
  event: Awaited<ReturnType<typeof findEventsBetween>>[number],
): Promise<void> {
  const { kind, order_id, provider_id, amount_cents, currency } = event;
  const payment = await comparing.payments.find(order_id);
  const ours = { ours_cents: amount_cents, ours_currency: currency };
  const about = {
    order_id,
    about: kind === 'refunded' ? ('refunded' as const) : ('paid' as const),
    provider_id,
    ...ours,
  };
  const told = payment && toldBy(payment).find((each) => each.about === kind && each.id === provider_id);
  if (!told) return note(comparing, { ...about, kind: 'only-in-ledger' });
  const theirs = { theirs_cents: told.amountCents, theirs_currency: payment.currency };
  if (told.amountCents !== amount_cents) await note(comparing, { ...about, ...theirs, kind: 'amount' });
  if (payment.currency !== currency) await note(comparing, { ...about, ...theirs, kind: 'currency' });
}

async function note(
  { system, payments, log }: Comparing,
  difference: Omit<NewDifferenceRow, 'provider'>,
): Promise<void> {
  const found = { ...difference, provider: payments.name };
  const isNew = await write(system, undefined, (trx) => insertDifference(trx, found));
  if (isNew) log.warn({ difference: found }, 'A payment differs from the ledger');
}

/** The same for the last two days; while the provider does not answer, the next night compares them. */
export async function compareLastDays(comparing: Comparing, now: Date): Promise<void> {
  const from = new Date(now.getTime() - 2 * 86_400_000);
  try {
    await comparePayments(comparing, { from, to: now });
  } catch (error) {
    if (!(error instanceof KontorError) || error.name !== 'Unavailable') throw error;
    comparing.log.warn({ err: error }, 'The provider of payments could not be compared with the ledger');
  }
}
