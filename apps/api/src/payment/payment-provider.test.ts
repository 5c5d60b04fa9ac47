import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { internalToken } from '../test/internal-token.ts';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem, write } from '../write/write.ts';
import { openProvider } from './open-provider.ts';
import type { Charge, PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { startStripe } from './stripe/testing-stripe.ts';
import type { Behaviour } from './test-provider/cards.ts';
import { insertPaymentMethod, lockLatePayments } from './test-provider/queries.ts';
import { answerChallenge, payLate } from './test-provider/test-provider.ts';

/* What every provider of payments holds: the built-in one, and Stripe over a stand-in that follows its description. */

const api = await sharedApi();
const system = asSystem(api);
const stripe = await startStripe();
afterAll(() => stripe.close());

type CardKind = 'pays' | 'declined' | 'no-funds' | 'asks' | 'late';

/** A provider, and how what happens outside of us is brought about. */
interface Subject {
  provider: PaymentProvider;
  card: (kind: CardKind) => Promise<string>;
  /** The answer to the charge with this card is lost, after it was charged. */
  lostCard: () => Promise<string>;
  answer: (clientSecret: string, isApproved: boolean) => Promise<void>;
  payLate: () => Promise<void>;
}

const token = async (behaviour: Behaviour) => {
  const method = { token: `pm_test_${randomUUID()}`, behaviour, card: 'Test 4242' };
  await insertPaymentMethod(api.db, method);
  return method.token;
};
const ofTest: Subject = {
  provider: openProvider(() => system, internalToken, {}),
  card: token,
  lostCard: () => token('answer-lost'),
  answer: async (clientSecret, isApproved) => void (await answerChallenge(system, clientSecret, isApproved)),
  payLate: () => write(system, undefined, async (trx) => payLate(trx, await lockLatePayments(trx, 0, 1_000))),
};

const numbers: Record<CardKind, string> = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  'no-funds': '4000000000009995',
  asks: '4000000000003220',
  late: '4000000000006959',
};
const ofStripe: Subject = {
  provider: createStripeProvider(() => system, stripe.settings, { timeout: 20_000, maxNetworkRetries: 0 }),
  card: async (kind) => stripe.method(numbers[kind]),
  lostCard: async () => {
    // The library asks once more by itself.
    stripe.fail(/POST .*confirm/, 'answer-lost', 2);
    return stripe.method(numbers.pays);
  },
  answer: async (clientSecret, isApproved) => void stripe.answerChallenge(clientSecret, isApproved),
  payLate: async () => stripe.payLate(),
};

describe.each([
  ['the test provider', ofTest],
  ['Stripe', ofStripe],
])('%s', (_, { provider, card, lostCard, answer, payLate: bePaidLate }) => {
  const chargeOf = async (kind: CardKind, more: Partial<Charge> = {}): Promise<Charge> => ({
    orderID: randomUUID(),
    attempt: 1,
    amountCents: 185_000,
    currency: 'USD',
    paymentMethod: await card(kind),
    email: 'buyer@regia.example',
    description: 'Kontor gold',
    ...more,
  });

  test('a card is charged once, however often the same attempt is asked', async () => {
    const charge = await chargeOf('pays');
    const paid = await provider.charge(charge);
    expect(paid).toMatchObject({
      orderID: charge.orderID,
      amountCents: 185_000,
      currency: 'USD',
      state: 'paid',
      card: { name: expect.stringMatching(/ 4242$/) },
    });
    expect(Math.abs((paid.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await provider.charge(charge)).toMatchObject({ id: paid.id, state: 'paid', paidAt: paid.paidAt });
    expect(await provider.charge({ ...charge, attempt: 2 })).toMatchObject({ id: paid.id, state: 'paid' });
    expect(await provider.find(charge.orderID)).toEqual(paid);
  });

  test('twenty charges of an order at once are one payment', async () => {
    const charge = await chargeOf('pays');
    const attempts = Array.from({ length: 20 }, (__, index) =>
      provider.charge({ ...charge, attempt: 1 + Math.floor(index / 2) }),
    );
    const payments = await Promise.allSettled(attempts);
    const ids = payments.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect((await provider.find(charge.orderID))?.state).toBe('paid');
    const from = new Date(Date.now() - 60_000);
    const taken: string[] = [];
    for await (const { orderID } of provider.paymentsBetween(from, new Date(Date.now() + 60_000)))
      taken.push(orderID);
    expect(taken.filter((orderID) => orderID === charge.orderID)).toHaveLength(1);
  });

  test.each([
    ['declined', /^(card_declined|generic_decline)$/],
    ['no-funds', /^insufficient_funds$/],
  ] as const)('a card that is %s says why, and another pays the same order', async (kind, code) => {
    const charge = await chargeOf(kind);
    const refused = await provider.charge(charge);
    expect(refused).toMatchObject({ state: 'open', declined: { code: expect.stringMatching(code) } });
    const again = await provider.charge(charge);
    expect(again.declined?.attemptID).toBe(refused.declined?.attemptID);
    expect((await provider.find(charge.orderID))?.declined?.attemptID).toBe(refused.declined?.attemptID);
    const paid = await provider.charge({ ...charge, attempt: 2, paymentMethod: await card('pays') });
    expect(paid).toMatchObject({ id: refused.id, state: 'paid' });
    expect(paid.declined).toBeUndefined();
  });

  test('what a bank asks is answered with no, and then with yes', async () => {
    const charge = await chargeOf('asks');
    const asked = await provider.charge(charge);
    expect(asked).toMatchObject({ state: 'requires-action', clientSecret: expect.stringMatching(/./) });
    await answer(asked.clientSecret, false);
    const refused = await provider.find(charge.orderID);
    expect(refused?.state).toBe('open');
    expect(refused?.declined?.code).toMatch(/authentication_fail/);
    const again = await provider.charge({ ...charge, attempt: 2, paymentMethod: await card('asks') });
    expect(again.state).toBe('requires-action');
    await answer(again.clientSecret, true);
    expect(await provider.find(charge.orderID)).toMatchObject({ id: asked.id, state: 'paid' });
  });

  test('an answer that is lost is found, and no second charge made', async () => {
    const charge = await chargeOf('pays', { paymentMethod: await lostCard() });
    await expect(provider.charge(charge)).rejects.toMatchObject({ name: 'Unavailable' });
    const found = await provider.find(charge.orderID);
    expect(found?.state).toBe('paid');
    expect(await provider.charge({ ...charge, attempt: 2, paymentMethod: await card('pays') })).toEqual(
      found,
    );
  });

  test('a payment the provider makes late is processing until then', async () => {
    const charge = await chargeOf('late');
    expect((await provider.charge(charge)).state).toBe('processing');
    expect((await provider.cancel(charge.orderID))?.state).toBe('processing');
    await bePaidLate();
    expect((await provider.find(charge.orderID))?.state).toBe('paid');
  });

  test('what was given up is paid no more; what is paid cannot be given up', async () => {
    const charge = await chargeOf('declined');
    await provider.charge(charge);
    expect((await provider.cancel(charge.orderID))?.state).toBe('canceled');
    expect((await provider.cancel(charge.orderID))?.state).toBe('canceled');
    const late = { ...charge, attempt: 2, paymentMethod: await card('pays') };
    expect((await provider.charge(late)).state).toBe('canceled');
    const paid = await chargeOf('pays');
    await provider.charge(paid);
    expect((await provider.cancel(paid.orderID))?.state).toBe('paid');
  });

  test('all of a payment goes back, once', async () => {
    const charge = await chargeOf('pays');
    await provider.charge(charge);
    const back = await provider.refund(charge.orderID);
    expect(back).toMatchObject({ state: 'paid', refund: { amountCents: 185_000 } });
    expect((await provider.refund(charge.orderID)).refund).toEqual(back.refund);
    expect((await provider.find(charge.orderID))?.refund).toEqual(back.refund);
    await expect(provider.refund(randomUUID())).rejects.toThrow('is not paid');
  });

  test('another amount for the same order is refused; of an order nobody paid nothing is known', async () => {
    const charge = await chargeOf('declined');
    await provider.charge(charge);
    await expect(provider.charge({ ...charge, attempt: 2, amountCents: 1 })).rejects.toThrow(
      'another amount',
    );
    expect(await provider.find(randomUUID())).toBeUndefined();
    expect(await provider.cancel(randomUUID())).toBeUndefined();
  });

  test('a card that was saved is charged when nobody is there, unless its bank asks', async () => {
    const first = await chargeOf('pays', { isSavedForLater: true });
    const { card: saved } = await provider.charge(first);
    const later = { isSavedForLater: true, isUnattended: true };
    const renewed = await chargeOf('pays', { ...later, paymentMethod: saved?.paymentMethod ?? '' });
    expect((await provider.charge(renewed)).state).toBe('paid');
    const asked = await provider.charge(await chargeOf('asks', later));
    expect(asked).toMatchObject({ state: 'open', declined: { code: 'authentication_required' } });
  });

  test('payments of some days are those that were paid or given back then', async () => {
    const charges = await Promise.all([chargeOf('pays'), chargeOf('pays'), chargeOf('declined')]);
    const from = new Date(Date.now() - 2_000);
    for (const charge of charges) await provider.charge(charge);
    await provider.refund(charges[1].orderID);
    const ofThese = new Set(charges.map(({ orderID }) => orderID));
    const listed = async (begin: Date, end: Date) => {
      const found = [];
      for await (const payment of provider.paymentsBetween(begin, end))
        if (ofThese.has(payment.orderID)) found.push(payment);
      return found;
    };
    const found = await listed(from, new Date(Date.now() + 2_000));
    expect(found).toHaveLength(2);
    for (const payment of found) expect(payment).toEqual(await provider.find(payment.orderID));
    expect(await listed(new Date(Date.now() - 86_400_000), from)).toEqual([]);
  });
});
