import { afterAll, expect, test } from 'vitest';
import { startStripe } from '../payment/stripe/testing-stripe.ts';
import { sharedApi } from '../test/shared-api.ts';
import { runWebhooks } from './testing-stripe-webhooks.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const api = await sharedApi(undefined, stripe.environment);

test('10,000 messages of Stripe, each thrice, late, in any order, and 5 % forged: the ledger says what Stripe took', async () => {
  const counts = await runWebhooks(api, stripe, 10_000);
  console.log(`${counts.different} messages, ${counts.sent} sent, of these ${counts.forged} forged`);
  expect(counts.different).toBeGreaterThanOrEqual(10_000);
}, 3_600_000);
