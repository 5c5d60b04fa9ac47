import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import type { Charge, Payment, PaymentProvider, Webhook } from '../payment-provider.ts';
import { type Behaviour, declineCodes } from './cards.ts';
import { deliverTestWebhook } from './deliver-test-webhook.ts';
import { paymentOf } from './payment-of.ts';
import {
  findPaymentBy,
  findPaymentMethod,
  listPaymentsBetween,
  lockPayment,
  lockPaymentBy,
  type TestPaymentRow,
  updatePayment,
} from './queries.ts';
import { readSigned } from './signature.ts';

const atOnce = 500;

/**
 * The built-in provider of payments. It takes the steps a real one takes, with cards that behave as their number says, and no money
 * moves. What it knows lies in tables of its own, so that it outlives any process, as a company outside would.
 * @param systemNow writes as the product itself
 * @param secret signs its messages
 */
export function createTestProvider(systemNow: () => WritingSystem, secret: string): PaymentProvider {
  const inOne = <T>(work: (trx: Transaction<DB>) => Promise<T>) => write(systemNow(), undefined, work);

  return {
    name: 'test',
    publicKey: 'pk_test_built_in',

    async charge(charge) {
      const method = await findPaymentMethod(systemNow().db, charge.paymentMethod);
      const { payment, behaviour } = await inOne(async (trx) => {
        const row = await lockPayment(trx, {
          id: `pay_${randomUUID()}`,
          orderID: charge.orderID,
          amountCents: charge.amountCents,
          currency: charge.currency,
          clientSecret: `secret_${randomBytes(24).toString('base64url')}`,
        });
        if (row.amount_cents !== charge.amountCents || row.currency !== charge.currency)
          throw new Error(`The payment of order ${charge.orderID} was begun with another amount`);
        // The same attempt, asked again; or what no attempt changes any more.
        if (row.attempt >= charge.attempt || !['open', 'requires-action'].includes(row.state))
          return { payment: paymentOf(row), behaviour: undefined };
        const tried = await attempt(trx, row, charge, method);
        return { payment: paymentOf(tried), behaviour: method?.behaviour };
      });
      if (behaviour === ('answer-lost' satisfies Behaviour))
        throw new KontorError('Unavailable', 'The payment provider did not respond.');
      return payment;
    },

    async find(orderID) {
      const row = await findPaymentBy(systemNow().db, 'order_id', orderID);
      return row && paymentOf(row);
    },

    cancel: (orderID) =>
      inOne(async (trx) => {
        const row = await lockPaymentBy(trx, 'order_id', orderID);
        if (!row || row.state === 'paid' || row.state === 'processing') return row && paymentOf(row);
        return paymentOf(await updatePayment(trx, row.id, { state: 'canceled' }));
      }),

    refund: (orderID) =>
      inOne(async (trx) => {
        const row = await lockPaymentBy(trx, 'order_id', orderID);
        if (row?.state !== 'paid') throw new Error(`Order ${orderID} is not paid`);
        if (row.refund_id) return paymentOf(row);
        const given = { refund_id: `re_${randomUUID()}`, refunded_at: new Date() };
        const refunded = await updatePayment(trx, row.id, given);
        await tell(trx, orderID, 1);
        return paymentOf(refunded);
      }),

    async *paymentsBetween(from, to) {
      let after = '';
      while (true) {
        const rows = await listPaymentsBetween(systemNow().db, { from, to, after, limit: atOnce });
        for (const row of rows) yield paymentOf(row);
        if (rows.length < atOnce) return;
        after = rows.at(-1)?.id ?? '';
      }
    },

    readWebhook: async (body: Buffer, headers: IncomingHttpHeaders): Promise<Webhook> =>
      readSigned(body, headers, secret),
  };
}

/** Messages about a payment, so many of the same. */
async function tell(trx: Transaction<DB>, orderID: string, times: number): Promise<void> {
  await enqueue(trx, deliverTestWebhook, { orderID, eventID: `evt_${randomUUID()}`, times });
}

async function attempt(
  trx: Transaction<DB>,
  row: TestPaymentRow,
  charge: Charge,
  method: Awaited<ReturnType<typeof findPaymentMethod>>,
): Promise<TestPaymentRow> {
  const { attempt } = charge;
  const behaviour = (method?.behaviour ?? 'declined') as Behaviour;
  const tried = {
    attempt,
    behaviour,
    payment_method: method?.token ?? null,
    card: method?.card ?? null,
    decline_code: null,
    declined_at: null,
  };
  const declines = (code: string) =>
    updatePayment(trx, row.id, { ...tried, state: 'open', decline_code: code, declined_at: new Date() });
  switch (behaviour) {
    case 'declined':
    case 'no-funds':
    case 'expired': {
      const declined = await declines(declineCodes[behaviour]);
      await tell(trx, row.order_id, 1);
      return declined;
    }
    case 'asks':
      // A bank that has been answered once lets later payments of the same card pass, unless nobody is there.
      if (charge.isUnattended) return declines('authentication_required');
      return updatePayment(trx, row.id, { ...tried, state: 'requires-action' });
    case 'late':
      return updatePayment(trx, row.id, { ...tried, state: 'processing' });
    default: {
      const paid = await updatePayment(trx, row.id, { ...tried, state: 'paid', paid_at: new Date() });
      await tell(trx, row.order_id, behaviour === 'told-often' ? 5 : 1);
      return paid;
    }
  }
}

/** The buyer answers what the bank asks. @throws NotFound where nothing is asked */
export function answerChallenge(
  system: WritingSystem,
  clientSecret: string,
  isApproved: boolean,
): Promise<Payment> {
  return write(system, undefined, async (trx) => {
    const row = await lockPaymentBy(trx, 'client_secret', clientSecret);
    if (!row) throw new KontorError('NotFound', 'There is no such payment.');
    if (row.state !== 'requires-action') return paymentOf(row);
    const answered = await updatePayment(
      trx,
      row.id,
      isApproved
        ? { state: 'paid', paid_at: new Date() }
        : { state: 'open', decline_code: 'authentication_failed', declined_at: new Date() },
    );
    await tell(trx, row.order_id, 1);
    return paymentOf(answered);
  });
}

/** What was to be paid late is paid, and told. */
export async function payLate(trx: Transaction<DB>, rows: readonly TestPaymentRow[]): Promise<void> {
  for (const row of rows) {
    await updatePayment(trx, row.id, { state: 'paid', paid_at: new Date() });
    await tell(trx, row.order_id, 1);
  }
}
