import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { noteWebhook } from '../payment/note-webhook.ts';
import { webhookPath } from '../payment/webhook-path.ts';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { recordPayment } from './record-payment.ts';

/** Bytes of a message; those of providers are a few kilobytes. */
const bodyLimit = 256 * 1024;

/**
 * Where the provider of payments tells what happened. Its signature is what lets it in; each message is taken once, and one about an
 * order nobody knows is taken and changes nothing.
 */
export async function receiveWebhooks(
  app: FastifyInstance,
  { payments, seller, systemNow }: Pick<Context, 'payments' | 'seller'> & { systemNow: () => WritingSystem },
): Promise<void> {
  // The signature is of the bytes as they came.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.post(webhookPath, async ({ body, headers }) => {
      const webhook = await payments.readWebhook(Buffer.from(body as Buffer), headers);
      const { payment } = webhook;
      await write(systemNow(), undefined, async (trx) => {
        const isNew = await noteWebhook(trx, payments, webhook);
        if (isNew && payment)
          await recordPayment(trx, payment, { cause: 'webhook', now: new Date(), seller });
      });
      return { success: true, data: { received: true } };
    });
  });
}
