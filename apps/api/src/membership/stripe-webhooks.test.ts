import { subscribe } from '@kontor/contract';
import { readConfig } from '@kontor/server';
import { afterAll, expect, test } from 'vitest';
import { sellerOf } from '../invoice/seller.ts';
import { openProvider } from '../payment/open-provider.ts';
import { startStripe } from '../payment/stripe/testing-stripe.ts';
import { webhookPath } from '../payment/webhook-path.ts';
import { internalToken } from '../test/internal-token.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem } from '../write/write.ts';
import { askProvider } from './ask-provider.ts';
import { compareLastDays } from './compare-payments.ts';
import { checkoutsIn } from './testing-checkout.ts';
import { runWebhooks } from './testing-stripe-webhooks.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const api = await sharedApi(undefined, stripe.environment);
const { aBuyer, packageOf, ledgerOf } = checkoutsIn(api);
const system = asSystem(api);
const payments = openProvider(() => system, internalToken, stripe.environment);
const seller = sellerOf(readConfig({}));

/** Buys gold with a card of Stripe's. */
async function buyOf({ owner, businessID }: Awaited<ReturnType<typeof aBuyer>>, number: string) {
  const body = {
    businessID,
    planId: 'gold' as const,
    email: 'buyer@regia.example',
    paymentMethod: stripe.method(number),
  };
  return owner.call(subscribe, { body });
}

test('messages that come late, thrice, in any order and forged: the ledger says what Stripe took', async () => {
  const { different, sent, forged } = await runWebhooks(api, stripe, 200);
  expect(different).toBeGreaterThanOrEqual(200);
  expect(sent).toBe(different * 3 + forged);
  expect(forged / sent).toBeGreaterThan(0.02);
  expect(forged / sent).toBeLessThan(0.08);
});

test.each([600, -600])(
  'the clock of Stripe is %i s from ours: nothing is lost, nothing doubled',
  async (ahead) => {
    stripe.setAhead(ahead);
    const buyer = await aBuyer();
    // The answer is lost, and the message comes with the other clock.
    stripe.fail(/POST .*confirm/, 'answer-lost', 3);
    const { orderID, status } = await buyOf(buyer, '4242424242424242');
    stripe.clearFaults();
    expect(status).toBe('processing');
    const event = stripe.events().at(-1) ?? expect.fail('Stripe told nothing.');
    const { body, headers } = stripe.signed(event);
    const answer = await fetch(new URL(api.url).origin + webhookPath, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    // What seems to be signed long ago is refused; the provider is asked.
    expect(answer.status).toBe(ahead > 0 ? 200 : 403);
    await askProvider(system, { payments, seller }, orderID);
    const log = { warn: (...said: unknown[]) => expect.fail(JSON.stringify(said)), error() {}, debug() {} };
    await compareLastDays({ system, payments, seller, log }, new Date(Date.now() + 1_200_000));
    stripe.setAhead(0);
    expect(await packageOf(buyer.businessID)).toBe('gold');
    expect(stripe.takenFor(orderID)).toEqual([185_000]);
    expect(await ledgerOf(buyer.businessID)).toEqual([['paid', ahead > 0 ? 'webhook' : 'question', 185_000]]);
  },
);
