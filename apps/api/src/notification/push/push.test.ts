import {
  addPushSubscription,
  chooseNotification,
  getPushKey,
  markInquiryRead,
  removePushSubscription,
  renewPushSubscription,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import type { JobContext } from '../../job/job-context.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { pushNotifications } from '../jobs.ts';
import { isPushAddress, type PushRequest } from './push-services.ts';
import { aBrowser } from './testing-browser.ts';

const api = await sharedApi(undefined, { askEvery: 100 });
const { aBusiness, aMember } = membersIn(api);
const preparing = sharedPreparing(api);

const sent: PushRequest[] = [];
/** What push services answer, by endpoint. */
const answers = new Map<string, number>();
const context: JobContext = {
  ...preparing,
  pushServices: {
    async send(request) {
      sent.push(request);
      return answers.get(request.endpoint) ?? 201;
    },
  },
};

/** Does what waits. @returns how many failed */
async function pushAll({ again = false } = {}): Promise<number> {
  let failed = 0;
  const next = () =>
    doNext<JobContext>({ pool: api.pool, job: pushNotifications, context, ignoreDelay: again });
  for (;;) {
    try {
      if (!(await next())) return failed;
    } catch {
      failed += 1;
      if (again) return failed;
    }
  }
}

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  await pushAll();
  await sql`DELETE FROM push_subscriptions`.execute(api.db);
  sent.length = 0;
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  seller = await aMember(supplier, 'owner');
  buyer = await aMember();
});

const ask = async () => {
  const body = { to: supplier, subject: 'full price list', message: 'A secret price.' };
  return (await buyer.call(sendInquiry, { body })).requestID;
};
const turnOn = async (by: Somebody, browser = aBrowser()) => {
  await by.call(addPushSubscription, { body: browser.subscription });
  return browser;
};

test('an inquiry is told in each browser that was turned on, encrypted for it and signed, without what was written', async () => {
  const browsers = [await turnOn(seller), await turnOn(seller)];
  await turnOn(buyer);
  const rid = await ask();
  expect(await pushAll()).toBe(0);
  expect(sent.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    browsers.map(({ subscription }) => subscription.endpoint).toSorted(),
  );
  const { key } = await seller.call(getPushKey, {});
  for (const { endpoint, headers, body } of sent) {
    const browser = browsers.find(({ subscription }) => subscription.endpoint === endpoint);
    expect(browser?.read(body)).toEqual({
      title: expect.stringContaining('Ada Example'),
      path: `/business/${supplier}/requests/${rid}`,
      tag: `inquiry-received ${rid}`,
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    const [, token = '', shown] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(shown).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
    expect(payload).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:security@kontor.example',
    });
  }
});

test('more of the same is not pushed until it is read, and what is read meanwhile not at all', async () => {
  const browser = await turnOn(seller);
  const rid = await ask();
  await pushAll();
  const write = async (content: string) =>
    (await buyer.call(sendMessage, { params: { rid }, query: {}, body: { content } })).messageID;
  await write('One.');
  await write('Two.');
  await pushAll();
  expect(sent.map(({ body }) => (browser.read(body) as { tag: string }).tag)).toEqual([
    `inquiry-received ${rid}`,
    `message-received ${rid}`,
  ]);
  const read = async (messageID: string) =>
    seller.call(markInquiryRead, { params: { rid }, query: { bid: supplier }, body: { messageID } });
  await read(await write('Three.'));
  const last = await write('Four.');
  await read(last);
  await pushAll();
  expect(sent).toHaveLength(2);
});

test('a kind is pushed as one chose, from the choice on', async () => {
  await turnOn(seller);
  const params = { kind: 'inquiry-received' } as const;
  await seller.call(chooseNotification, { params, body: { onPage: true, mail: 'none', push: false } });
  await ask();
  await pushAll();
  expect(sent).toEqual([]);
  await seller.call(chooseNotification, { params, body: { onPage: false, mail: 'none', push: true } });
  await ask();
  // Turned off again before it is sent.
  await seller.call(chooseNotification, { params, body: { onPage: false, mail: 'none', push: false } });
  await pushAll();
  expect(sent).toEqual([]);
  await seller.call(chooseNotification, { params, body: { onPage: false, mail: 'none', push: true } });
  await ask();
  await pushAll();
  expect(sent).toHaveLength(1);
});

test('a browser that is gone is forgotten; while a service is down it is tried again, and the others are told once', async () => {
  const [gone, down, up] = [await turnOn(seller), await turnOn(seller), await turnOn(seller)];
  answers.set(gone.subscription.endpoint, 410);
  answers.set(down.subscription.endpoint, 503);
  await ask();
  expect(await pushAll()).toBe(1);
  const told = () => sent.map(({ endpoint }) => endpoint);
  answers.delete(down.subscription.endpoint);
  expect(await pushAll({ again: true })).toBe(0);
  expect(told().filter((endpoint) => endpoint === up.subscription.endpoint)).toHaveLength(1);
  expect(told().filter((endpoint) => endpoint === down.subscription.endpoint)).toHaveLength(2);
  sent.length = 0;
  await ask();
  await pushAll();
  expect(told()).not.toContain(gone.subscription.endpoint);
  expect(told()).toHaveLength(2);
});

test('a browser is told of whoever turned it on last; it is turned off by them alone, and by the end of their session', async () => {
  const shared = await turnOn(seller);
  const other = await aMember(supplier, 'member');
  await turnOn(other, shared);
  const { endpoint } = shared.subscription;
  await seller.call(removePushSubscription, { body: { endpoint } });
  await ask();
  await pushAll();
  // The other one's alone.
  const renew = (by: Somebody) => by.call(renewPushSubscription, { body: { endpoint } });
  expect(await renew(seller)).toEqual({ isOn: false });
  expect(await renew(other)).toEqual({ isOn: true });
  expect(sent).toHaveLength(1);
  await other.call(removePushSubscription, { body: { endpoint } });
  await turnOn(other);
  api.accounts.end(other.sessionID);
  await vi.waitFor(async () => {
    const rows = await api.db.selectFrom('push_subscriptions').select('id').execute();
    expect(rows).toEqual([]);
  });
});

test('at most ten browsers of a person are told, those that were seen last', async () => {
  const browsers = [];
  for (let index = 0; index < 11; index += 1) browsers.push(await turnOn(seller));
  await ask();
  await pushAll();
  expect(sent).toHaveLength(10);
  expect(sent.map(({ endpoint }) => endpoint)).not.toContain(browsers[0]?.subscription.endpoint);
});

test('only push services of browsers are sent to', async () => {
  const { keys } = aBrowser().subscription;
  for (const endpoint of [
    'https://127.0.0.1/fcm/send/a',
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/?fcm.googleapis.com',
    'https://someone@web.push.apple.com/a',
    'ftp://web.push.apple.com/a',
  ]) {
    expect(isPushAddress(endpoint)).toBe(false);
    await expect(seller.call(addPushSubscription, { body: { endpoint, keys } })).rejects.toMatchObject({
      status: 400,
    });
  }
  for (const endpoint of [
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-db5p.notify.windows.com/w/?token=a',
  ])
    expect(isPushAddress(endpoint)).toBe(true);
});
