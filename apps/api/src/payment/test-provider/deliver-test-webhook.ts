import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { defineJob } from '../../job/define-job.ts';
import { webhookPath } from '../webhook-path.ts';
import { paymentOf } from './payment-of.ts';
import { findPaymentBy } from './queries.ts';
import { sign } from './signature.ts';
import { testProviderSecret } from './test-provider-secret.ts';

/**
 * The test provider tells the api of a payment, as a company outside would: over HTTP and signed. With `times` above one it sends the
 * same message so often, and one of somebody who cannot sign.
 */
export const deliverTestWebhook = defineJob({
  name: 'payment.deliver-test-webhook',
  data: Type.Object({ orderID: Type.String(), eventID: Type.String(), times: Type.Integer() }),
  // Some eight hours, as long as nobody takes it.
  retry: { limit: 20, delay: 5, factor: 2, maximum: 1_800 },
  timeout: 60,
  async run({ orderID, eventID, times }, { db, settings }) {
    const row = await findPaymentBy(db, 'order_id', orderID);
    if (!row) return;
    const message = { id: eventID, type: `payment.${row.state}`, payment: paymentOf(row) };
    const secret = testProviderSecret(settings.INTERNAL_TOKEN);
    const address = `${settings.API_URL}${webhookPath}`;
    for (let time = 0; time < times; time += 1) {
      const { ok, status } = await send(address, message, secret);
      if (!ok) throw new Error(`The api took a message of the test provider with ${status}`);
    }
    if (times === 1) return;
    const { status } = await send(
      address,
      { ...message, id: `evt_${randomUUID()}` },
      'a secret of somebody else',
    );
    if (status !== 403) throw new Error(`The api took a forged message with ${status}`);
  },
});

async function send(address: string, message: Parameters<typeof sign>[0], secret: string): Promise<Response> {
  const { body, headers } = sign(message, secret, new Date());
  return fetch(address, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(10_000),
  });
}
