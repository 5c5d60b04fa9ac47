import { membershipDay, yearFrom } from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Charge } from '../payment/payment-provider.ts';
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts';
import type { startStripe } from '../payment/stripe/testing-stripe.ts';
import { webhookPath } from '../payment/webhook-path.ts';
import type { TestApi } from '../test/api.ts';
import { rowsIn } from '../test/rows.ts';
import { asSystem } from '../write/write.ts';

/** What becomes of an order at Stripe, and what the ledger has to say of it then. */
const lives = {
  paid: ['paid'],
  'paid at the second try': ['paid'],
  'given back': ['paid', 'refunded'],
  declined: ['declined'],
  'given up': ['given-up'],
} as const;
type Life = keyof typeof lives;
const kinds = Object.keys(lives) as Life[];

const price = 185_000;
const atOnce = 8;

interface Ordered {
  orderID: string;
  businessID: string;
  life: Life;
}

/** An order of a package of a business of its own, which is asked for at the provider. */
async function anOrder({ db, reference }: TestApi, life: Life): Promise<Ordered> {
  const businessID = await rowsIn(db, reference).aBusiness();
  const { startsOn, endsOn } = yearFrom(membershipDay(new Date()));
  const { id: orderID } = await db
    .insertInto('membership_orders')
    .values({
      business_id: businessID,
      purpose: 'new',
      plan_id: 'gold',
      from_plan_id: 'standard',
      starts_on: startsOn,
      ends_on: endsOn,
      period_starts_on: startsOn,
      way: 'card',
      currency: 'USD',
      net_cents: price,
      total_cents: price,
      buyer: JSON.stringify({ name: 'Regia', countryCode: 'MX', email: 'buyer@regia.example' }),
      language: 'en',
      provider: 'stripe',
      attempt: 1,
      asked_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderID, businessID, life };
}

/** Does something with each, some at once. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of left) await work(one);
  });
  await Promise.all(workers);
}

/**
 * Orders are paid, declined, given up and given back at Stripe, and the api hears of it by messages alone: each three times, in any order,
 * the first half while the second is still to happen, and 5 % more that somebody forged. At the end the ledger says what an oracle says that
 * follows from what was done, and what Stripe took.
 * @param messages how many different messages there are at least
 * @returns how many were sent, forged ones among them
 */
export async function runWebhooks(
  api: TestApi,
  stripe: Awaited<ReturnType<typeof startStripe>>,
  messages: number,
): Promise<{ different: number; sent: number; forged: number }> {
  const { seed = Date.now() } = fc.readConfigureGlobal() ?? {};
  console.log(`webhooks by seed ${seed}`);
  // Without the bias of fast-check, which draws small numbers more often.
  const draw = fc.sample(fc.noBias(fc.integer({ min: 0, max: 999_999 })), { seed, numRuns: 50_000 });
  let drawn = 0;
  const lot = () => (draw[drawn++ % draw.length] ?? 0) / 1_000_000;
  const shuffled = <T>(all: readonly T[]) =>
    all
      .map((one) => ({ one, at: lot() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const provider = createStripeProvider(() => asSystem(api), stripe.settings);
  const origin = new URL(api.url).origin;
  const counts = { different: 0, sent: 0, forged: 0 };

  async function send(event: ReturnType<typeof stripe.events>[number], isForged: boolean): Promise<void> {
    const { body, headers } = stripe.signed(event, isForged ? { secret: 'whsec_of_somebody_else' } : {});
    const { status } = await fetch(origin + webhookPath, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    counts.sent += 1;
    counts.forged += isForged ? 1 : 0;
    expect(status).toBe(isForged ? 403 : 200);
  }

  async function deliver(events: ReturnType<typeof stripe.events>): Promise<void> {
    const copies = events.flatMap((event) => [
      ...[1, 2, 3].map(() => ({ event, isForged: false })),
      ...(lot() < 0.15 ? [{ event: { ...event, id: `${event.id}_forged` }, isForged: true }] : []),
    ]);
    await each(shuffled(copies), ({ event, isForged }) => send(event, isForged));
  }

  const method = (isGood: boolean) => stripe.method(isGood ? '4242424242424242' : '4000000000000002');
  const chargeOf = (orderID: string, attempt: number, isGood: boolean): Charge => ({
    orderID,
    attempt,
    amountCents: price,
    currency: 'USD',
    paymentMethod: method(isGood),
    email: 'buyer@regia.example',
    description: 'Kontor gold',
  });
  const begin = async ({ orderID, life }: Ordered) => {
    await provider.charge(chargeOf(orderID, 1, life === 'paid' || life === 'given back'));
  };
  const end = async ({ orderID, life }: Ordered) => {
    if (life === 'paid at the second try') await provider.charge(chargeOf(orderID, 2, true));
    if (life === 'given back') await provider.refund(orderID);
    if (life === 'given up') await provider.cancel(orderID);
  };

  const orders: Ordered[] = [];
  while (stripe.events().length < messages) {
    const batch: Ordered[] = [];
    for (let count = 0; count < Math.min(messages, 400); count += 1)
      batch.push(await anOrder(api, kinds[Math.floor(lot() * kinds.length)] ?? 'paid'));
    const before = stripe.events().length;
    await each(batch, begin);
    const early = shuffled(stripe.events().slice(before));
    const now = early.slice(0, early.length / 2);
    await Promise.all([deliver(now), each(batch, end)]);
    const delivered = new Set(now);
    await deliver(
      stripe
        .events()
        .slice(before)
        .filter((event) => !delivered.has(event)),
    );
    orders.push(...batch);
  }
  counts.different = stripe.events().length;

  const { rows } = await sql<{
    order_id: string;
    business_id: string;
    events: string[];
    sum: number;
    plan: string;
  }>`
    SELECT o.id AS order_id, o.business_id, b.subscription AS plan,
      coalesce(array_agg(e.kind ORDER BY e.id) FILTER (WHERE e.id IS NOT NULL), '{}') AS events,
      coalesce(sum(CASE e.kind WHEN 'paid' THEN e.amount_cents WHEN 'refunded' THEN -e.amount_cents ELSE 0 END), 0)::int AS sum
    FROM membership_orders AS o JOIN businesses AS b ON b.id = o.business_id LEFT JOIN ledger_events AS e ON e.order_id = o.id
    GROUP BY o.id, b.subscription
  `.execute(api.db);
  const byOrder = new Map(rows.map((row) => [row.order_id, row]));
  for (const { orderID, life } of orders) {
    const row = byOrder.get(orderID) ?? expect.fail('There is no such order.');
    // That a first card was declined is heard of only while the payment is still so.
    const events = life === 'declined' ? row.events : row.events.filter((kind) => kind !== 'declined');
    const taken = stripe.takenFor(orderID).reduce((sum, cents) => sum + cents, 0);
    const isOf = life === 'paid' || life === 'paid at the second try';
    expect({ life, events: events.toSorted(), sum: row.sum, taken, plan: row.plan }).toEqual({
      life,
      events: [...lives[life]].toSorted(),
      sum: isOf ? price : 0,
      taken: isOf ? price : 0,
      plan: isOf ? 'gold' : 'standard',
    });
    expect(stripe.takenFor(orderID).length).toBeLessThanOrEqual(1);
  }
  return counts;
}
