import { doNext } from '@kontor/jobs/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Payment } from '../payment/payment-provider.ts';
import { deliverTestWebhook } from '../payment/test-provider/deliver-test-webhook.ts';
import { lockLatePayments } from '../payment/test-provider/queries.ts';
import { sign } from '../payment/test-provider/signature.ts';
import { payLate } from '../payment/test-provider/test-provider.ts';
import { testProviderSecret } from '../payment/test-provider/test-provider-secret.ts';
import { webhookPath } from '../payment/webhook-path.ts';
import { internalToken } from '../test/internal-token.ts';
import { sharedApi } from '../test/shared-api.ts';
import { sharedPreparing } from '../upload/testing-preparing.ts';
import { asSystem, write } from '../write/write.ts';
import { checkoutsIn } from './testing-checkout.ts';

const api = await sharedApi();
const { aBuyer, packageOf, ledgerOf } = checkoutsIn(api);
const preparing = sharedPreparing(api);
const origin = new URL(api.url).origin;
const secret = testProviderSecret(internalToken);
beforeEach(async () => {
  await api.pool.query('DELETE FROM jobs.job');
});

/** Delivers what the test provider has to tell. */
async function deliverAll(): Promise<void> {
  const settings = { ...preparing.settings, API_URL: origin, INTERNAL_TOKEN: internalToken };
  const next = {
    pool: api.pool,
    job: deliverTestWebhook,
    context: { ...preparing, settings },
    ignoreDelay: true,
  };
  while (await doNext(next));
}

const post = (body: string, headers: Record<string, string>) =>
  fetch(origin + webhookPath, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });

const paid = (orderID: string): Payment => ({
  orderID,
  id: 'pay_1',
  amountCents: 185_000,
  currency: 'USD',
  state: 'paid',
  clientSecret: 'x',
  paidAt: new Date(),
});

test('a message tells of a payment whose answer was lost', async () => {
  const { businessID, buy } = await aBuyer();
  await buy('gold', 'answerLost');
  await deliverAll();
  expect(await packageOf(businessID)).toBe('gold');
  expect(await ledgerOf(businessID)).toEqual([['paid', 'webhook', 185_000]]);
});

test('one that comes five times, and once forged, is one row', async () => {
  const { businessID, buy } = await aBuyer();
  await buy('gold', 'toldOften');
  await deliverAll();
  expect(await ledgerOf(businessID)).toEqual([['paid', 'checkout', 185_000]]);
});

test('a payment that the provider made late begins the membership when it tells so', async () => {
  const { businessID, buy } = await aBuyer();
  expect((await buy('gold', 'late')).status).toBe('processing');
  await deliverAll();
  expect(await packageOf(businessID)).toBe('standard');
  await write(asSystem(api), undefined, async (trx) => payLate(trx, await lockLatePayments(trx, 0, 100)));
  await deliverAll();
  expect(await packageOf(businessID)).toBe('gold');
});

test.each([
  ['signed by somebody else', 'another secret', new Date()],
  ['signed ten minutes ago', secret, new Date(Date.now() - 600_000)],
  ['signed ten minutes from now', secret, new Date(Date.now() + 600_000)],
])('what was %s is refused', async (_, by, now) => {
  const { businessID, buy } = await aBuyer();
  const { orderID } = await buy('gold', 'asks');
  const { body, headers } = sign({ id: 'evt_forged', type: 'payment.paid', payment: paid(orderID) }, by, now);
  expect((await post(body, headers)).status).toBe(403);
  expect(await packageOf(businessID)).toBe('standard');
});

test('without a signature, with a changed body or with none nothing is taken', async () => {
  const { body, headers } = sign(
    { id: 'evt_2', type: 'payment.paid', payment: paid('x') },
    secret,
    new Date(),
  );
  expect((await post(body, {})).status).toBe(403);
  expect((await post(body.replace('185000', '1'), headers)).status).toBe(403);
  expect((await post('', headers)).status).toBe(403);
});

test('a message about an order nobody knows is taken and changes nothing', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const { body, headers } = sign(
    { id: 'evt_unknown', type: 'payment.paid', payment: paid(unknown) },
    secret,
    new Date(),
  );
  expect((await post(body, headers)).status).toBe(200);
  const { rows } = await sql`SELECT FROM ledger_events WHERE order_id = ${unknown}`.execute(api.db);
  expect(rows).toEqual([]);
});
