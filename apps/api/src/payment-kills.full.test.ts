import { setTimeout as pause } from 'node:timers/promises';
import { subscribe } from '@kontor/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { checkoutsIn } from './membership/testing-checkout.ts';
import { startStripe } from './payment/stripe/testing-stripe.ts';
import { useKilledServices } from './test/killed-services.ts';
import { sharedApi } from './test/shared-api.ts';

/*
 * The api is killed with -9 between the charge of a card and its answer: after Stripe charged it, or at a moment drawn by lot. The
 * worker asks Stripe, whoever pressed presses again, and every business is charged once.
 */
const kills = 50;
/** Milliseconds: a payment is asked about after half a minute, once a minute; the machine may be busy with other things. */
const timeout = 300_000;
const all = 1_800_000;

const stripe = await startStripe();
afterAll(() => stripe.close());
const api = await sharedApi(undefined, stripe.environment);
const { aBuyer, packageOf } = checkoutsIn(api);
const { send, restart } = useKilledServices(api, undefined, stripe.environment);

test(
  'killed between charge and answer: the ledger says what Stripe took, one charge each',
  async () => {
    const { seed = Date.now() } = fc.readConfigureGlobal() ?? {};
    const moments = fc.sample(fc.nat(120), { seed, numRuns: kills });
    const buyers = [];
    for (const [index, moment] of moments.entries()) {
      const { businessID, owner } = await aBuyer();
      const press = () => {
        const body = {
          businessID,
          planId: 'gold' as const,
          email: 'buyer@regia.example',
          paymentMethod: stripe.method('4242424242424242'),
        };
        return send({ personID: owner.id, call: subscribe, input: { body } });
      };
      const before = stripe.events().length;
      const isCharged = index % 2 === 0;
      if (isCharged) stripe.fail(/POST .*confirm/, 'silent');
      const pressed = press();
      if (isCharged) await vi.waitUntil(() => stripe.events().length > before, { timeout, interval: 2 });
      // The moment itself, not something that is waited for.
      else await pause(moment);
      await restart('server');
      const answered = await pressed;
      buyers.push({ businessID, press });
      console.log(`kill ${index + 1} of ${kills} by seed ${seed}: ${answered?.status}`);
    }
    const asked = async () => {
      const { rows } = await sql`SELECT id FROM membership_orders WHERE asked_at IS NOT NULL`.execute(api.db);
      return rows;
    };
    await expect.poll(asked, { timeout, interval: 500 }).toEqual([]);
    await agrees();
    for (const { businessID, press } of buyers) {
      if ((await packageOf(businessID)) === 'standard') await press();
      expect(await packageOf(businessID)).toBe('gold');
    }
    expect(await agrees()).toBe(kills);
  },
  all,
);

/** Each order has in the ledger what Stripe took for it, once. @returns how many were charged */
async function agrees(): Promise<number> {
  const { rows } = await sql<{ id: string; paid: number[] }>`
    SELECT o.id, coalesce(array_agg(e.amount_cents) FILTER (WHERE e.kind = 'paid'), '{}') AS paid
    FROM membership_orders AS o LEFT JOIN ledger_events AS e ON e.order_id = o.id GROUP BY o.id
  `.execute(api.db);
  for (const { id, paid } of rows) {
    expect(paid).toEqual(stripe.takenFor(id));
    expect(paid.length).toBeLessThanOrEqual(1);
  }
  return rows.filter(({ paid }) => paid.length === 1).length;
}
