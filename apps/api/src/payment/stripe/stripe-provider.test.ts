import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { ConfigError } from '@kontor/server';
import type Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { asSystem } from '../../write/write.ts';
import { openProvider } from '../open-provider.ts';
import type { Charge } from '../payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { startStripe } from './testing-stripe.ts';

const api = await sharedApi();
const stripe = await startStripe();
afterAll(() => stripe.close());
const system = () => asSystem(api);
const provider = createStripeProvider(system, stripe.settings, { timeout: 20_000, maxNetworkRetries: 0 });

const chargeOf = (more: Partial<Charge> = {}): Charge => ({
  orderID: randomUUID(),
  attempt: 1,
  amountCents: 185_000,
  currency: 'USD',
  paymentMethod: stripe.method('4242424242424242'),
  email: 'buyer@regia.example',
  description: 'Kontor gold',
  ...more,
});

const eventOf = (type: Stripe.Event['type'], id: string) =>
  stripe.events().find(({ type: kind, data }) => {
    const object = data.object as { id?: string; payment_intent?: string };
    return kind === type && (object.id === id || object.payment_intent === id);
  }) ?? expect.fail(`Stripe told of no ${type}`);

const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  provider.readWebhook(Buffer.from(body), headers);

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLIC_KEY: 'pk_test_1' }],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
])('set up in part, with %j, it does not start', (settings) => {
  expect(() => openProvider(system, 'a token', settings)).toThrow(ConfigError);
});

test('with all three settings it is the provider, without them the test provider', () => {
  expect(openProvider(system, 'a token', stripe.environment)).toMatchObject({
    name: 'stripe',
    publicKey: stripe.settings.publicKey,
  });
  expect(openProvider(system, 'a token', {}).name).toBe('test');
});

test.each(['answer-lost', 'error', 'unreachable'] as const)(
  'the creation has the fault %s: nothing was charged, and the next attempt pays once',
  async (fault) => {
    const charge = chargeOf();
    stripe.fail(/POST \/v1\/payment_intents$/, fault, 2);
    await expect(provider.charge(charge)).rejects.toMatchObject({ name: 'Unavailable' });
    // Those of 500 are repeated to the same key, without the fault.
    stripe.clearFaults();
    expect(await provider.find(charge.orderID)).toBeUndefined();
    expect(stripe.takenFor(charge.orderID)).toEqual([]);
    expect((await provider.charge({ ...charge, attempt: 2 })).state).toBe('paid');
    expect(stripe.takenFor(charge.orderID)).toEqual([185_000]);
  },
);

test('Stripe is too slow: unavailable, and found as it came out', async () => {
  const hasty = createStripeProvider(system, stripe.settings, { timeout: 1_500, maxNetworkRetries: 0 });
  const charge = chargeOf();
  stripe.fail(/POST .*confirm/, 'silent');
  await expect(hasty.charge(charge)).rejects.toMatchObject({ name: 'Unavailable' });
  expect((await provider.find(charge.orderID))?.state).toBe('paid');
  expect(stripe.takenFor(charge.orderID)).toEqual([185_000]);
});

test('a payment that was begun, and whose card never arrived, is none', async () => {
  const charge = chargeOf();
  stripe.fail(/POST .*confirm/, 'unreachable', 2);
  await expect(provider.charge(charge)).rejects.toMatchObject({ name: 'Unavailable' });
  expect(await provider.find(charge.orderID)).toBeUndefined();
  expect((await provider.charge({ ...charge, attempt: 2 })).state).toBe('paid');
});

test('an order that was given up before it had a payment is never charged', async () => {
  const charge = chargeOf();
  expect(await provider.cancel(charge.orderID)).toBeUndefined();
  expect((await provider.charge(charge)).state).toBe('canceled');
  expect(stripe.takenFor(charge.orderID)).toEqual([]);
});

test('a name of a card that Stripe does not know is a card that is declined', async () => {
  const declined = await provider.charge(chargeOf({ paymentMethod: 'pm_unknown' }));
  expect(declined).toMatchObject({ state: 'open', declined: { code: 'resource_missing' } });
});

test('a refund whose answer is lost is made once', async () => {
  const charge = chargeOf();
  await provider.charge(charge);
  stripe.fail(/POST \/v1\/refunds/, 'answer-lost', 2);
  await expect(provider.refund(charge.orderID)).rejects.toMatchObject({ name: 'Unavailable' });
  stripe.clearFaults();
  expect((await provider.refund(charge.orderID)).refund?.amountCents).toBe(185_000);
  expect(stripe.takenFor(charge.orderID)).toEqual([0]);
});

test('money that goes back in parts is a refund once all of it has', async () => {
  const charge = chargeOf();
  const { id } = await provider.charge(charge);
  stripe.refund(id, 85_000);
  expect((await provider.find(charge.orderID))?.refund).toBeUndefined();
  stripe.refund(id);
  expect((await provider.find(charge.orderID))?.refund?.amountCents).toBe(185_000);
});

test('messages tell of a payment as it is now', async () => {
  const charge = chargeOf({ paymentMethod: stripe.method('4000000000000002') });
  const { id } = await provider.charge(charge);
  await provider.charge({ ...charge, attempt: 2, paymentMethod: stripe.method('4242424242424242') });
  await provider.refund(charge.orderID);
  for (const type of [
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'charge.refunded',
  ] as const) {
    const webhook = await read(stripe.signed(eventOf(type, id)));
    expect(webhook).toMatchObject({ kind: type, eventID: expect.stringMatching(/^evt_/) });
    expect(webhook.payment).toEqual(await provider.find(charge.orderID));
  }
});

test('messages of nothing of ours tell of no payment', async () => {
  const { id } = await provider.charge(chargeOf());
  stripe.change(id, { metadata: {} });
  const event = eventOf('payment_intent.succeeded', id);
  expect((await read(stripe.signed(event))).payment).toBeUndefined();
  const other = { ...event, type: 'customer.created' } as unknown as Stripe.Event;
  expect((await read(stripe.signed(other))).payment).toBeUndefined();
});

test('what somebody else signed, what is changed, old or not signed is refused', async () => {
  const { id } = await provider.charge(chargeOf());
  const event = eventOf('payment_intent.succeeded', id);
  const { body, headers } = stripe.signed(event);
  const seconds = Math.floor(Date.now() / 1000);
  const forged = [
    stripe.signed(event, { secret: 'whsec_another' }),
    stripe.signed(event, { at: seconds - 600 }),
    { body: body.replace(id, 'pi_another'), headers },
    { body, headers: {} },
    { body: '', headers },
  ];
  for (const message of forged) await expect(read(message)).rejects.toMatchObject({ name: 'Forbidden' });
  expect((await read({ body, headers })).payment?.state).toBe('paid');
});

test('a message that comes while Stripe does not answer is refused, so that it comes again', async () => {
  const { id } = await provider.charge(chargeOf());
  const message = stripe.signed(eventOf('payment_intent.succeeded', id));
  stripe.fail(/GET .*payment_intents/, 'error');
  await expect(read(message)).rejects.toMatchObject({ name: 'Unavailable' });
  expect((await read(message)).payment?.state).toBe('paid');
});

test('what is thrown holds no key, and no secret of a payment', async () => {
  const wrong = createStripeProvider(system, { ...stripe.settings, secretKey: 'sk_test_wrong000' });
  const refused = await wrong.charge(chargeOf()).catch((error: unknown) => error);
  expect(inspect(refused, { depth: 9 })).toMatch(/Invalid API Key/);
  expect(inspect(refused, { depth: 9 })).not.toMatch(/sk_test_wrong000/);
  const charge = chargeOf();
  const { id, clientSecret } = await provider.charge(charge);
  stripe.change(id, { status: 'requires_payment_method', amount: 185_000 });
  stripe.refuseNext(/POST .*confirm/, {
    code: 'parameter_invalid_integer',
    payment_intent: { client_secret: clientSecret },
  });
  const again = await provider.charge({ ...charge, attempt: 2 }).catch((error: unknown) => error);
  expect(inspect(again, { depth: 9 })).toMatch(/parameter_invalid_integer/);
  expect(inspect(again, { depth: 9 })).not.toContain(clientSecret);
});
