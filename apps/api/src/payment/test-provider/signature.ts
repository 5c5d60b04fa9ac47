import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { KontorError } from '@kontor/server';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/schema';
import type { Payment, Webhook } from '../payment-provider.ts';

const signatureHeader = 'test-provider-signature';

/** Seconds between the moment a message was signed and its arrival. */
const tolerance = 300;

const Moment = Type.String({ format: 'date-time' });
const Message = Type.Object({
  id: Type.String(),
  type: Type.String(),
  payment: Type.Object({
    orderID: Type.String(),
    id: Type.String(),
    amountCents: Type.Integer({ minimum: 1 }),
    currency: Type.String(),
    state: Type.Enum(['open', 'requires-action', 'processing', 'paid', 'canceled']),
    clientSecret: Type.String(),
    declined: Type.Optional(Type.Object({ attemptID: Type.String(), code: Type.String(), at: Moment })),
    paidAt: Type.Optional(Moment),
    refund: Type.Optional(Type.Object({ id: Type.String(), amountCents: Type.Integer(), at: Moment })),
    card: Type.Optional(Type.Object({ paymentMethod: Type.String(), name: Type.String() })),
  }),
});
type Message = Static<typeof Message>;

/** A message with its signature, as the provider sends it at a moment. */
export function sign(
  message: { id: string; type: string; payment: Payment },
  secret: string,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(message);
  const seconds = Math.floor(now.getTime() / 1000);
  return { body, headers: { [signatureHeader]: `t=${seconds},v1=${macOf(body, seconds, secret)}` } };
}

/** @throws Forbidden for what was signed by somebody else, or more than five minutes ago */
export function readSigned(body: Buffer, headers: IncomingHttpHeaders, secret: string): Webhook {
  const signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader] ?? ''));
  const seconds = Number(signature?.[1]);
  const text = body.toString();
  const expected = Buffer.from(macOf(text, seconds, secret));
  const isSigned = signature !== null && timingSafeEqual(expected, Buffer.from(signature[2] ?? ''));
  if (!isSigned || Math.abs(Date.now() / 1000 - seconds) > tolerance)
    throw new KontorError('Forbidden', 'This was not signed by the payment provider.');
  const message: unknown = JSON.parse(text);
  if (!Check(Message, message))
    throw new KontorError('BadRequest', 'This is not a message from the provider.');
  return { eventID: message.id, kind: message.type, payment: fromMessage(message.payment) };
}

function fromMessage({ declined, paidAt, refund, card, ...payment }: Message['payment']): Payment {
  return {
    ...payment,
    ...(declined ? { declined: { ...declined, at: new Date(declined.at) } } : {}),
    ...(paidAt ? { paidAt: new Date(paidAt) } : {}),
    ...(refund ? { refund: { ...refund, at: new Date(refund.at) } } : {}),
    ...(card ? { card } : {}),
  };
}

function macOf(body: string, seconds: number, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
