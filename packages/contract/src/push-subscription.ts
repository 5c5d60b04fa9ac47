import { Type } from 'typebox';
import { defineCall } from './call.ts';

// Web Push: a browser in which somebody turned notifications on (RFC 8030, 8291, 8292).

const own = { access: 'signed-in', noun: 'notification' } as const;

/** Below these domains lie the push services of browsers. To nothing else is anything sent that a browser names. */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

const Endpoint = Type.String({
  format: 'uri',
  maxLength: 1_000,
  description: `Where the browser’s push service takes messages: below ${pushServices.join(', ')}`,
});

export const getPushKey = defineCall({
  ...own,
  name: 'getPushKey',
  method: 'GET',
  path: 'notifications/push-key',
  limit: 'read',
  summary: 'The public key a browser is subscribed with',
  data: Type.Object({ key: Type.String({ description: 'A point of P-256, uncompressed, base64url' }) }),
});

export const addPushSubscription = defineCall({
  ...own,
  name: 'addPushSubscription',
  method: 'POST',
  path: 'notifications/push-subscriptions',
  limit: 'write',
  summary: 'Turns notifications on in a browser, until its session ends',
  body: Type.Object({
    endpoint: Endpoint,
    keys: Type.Object({
      p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}=?$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
    }),
  }),
  data: Type.Object({ isOn: Type.Literal(true) }),
  errors: ['BadRequest'],
});

export const renewPushSubscription = defineCall({
  ...own,
  name: 'renewPushSubscription',
  method: 'POST',
  path: 'notifications/push-subscriptions/renew',
  limit: 'write',
  summary:
    'Says that a browser is still there, and answers whether notifications are on in it for whoever asks',
  body: Type.Object({ endpoint: Endpoint }),
  data: Type.Object({ isOn: Type.Boolean() }),
});

export const removePushSubscription = defineCall({
  ...own,
  name: 'removePushSubscription',
  method: 'DELETE',
  path: 'notifications/push-subscriptions',
  limit: 'write',
  summary: 'Turns notifications off in a browser; where they were not on, nothing happens',
  body: Type.Object({ endpoint: Endpoint }),
  data: Type.Object({ isOn: Type.Literal(false) }),
});
