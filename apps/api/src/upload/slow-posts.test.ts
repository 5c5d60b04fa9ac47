import { beginPost, formWithFirstByte, type SlowPost } from '@kontor/server/testing/slow-post';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../test/api.ts';

/** Far above what it takes: the machine may be busy with other things. */
const patient = { timeout: 60_000 };

const megabyte = 1024 * 1024;

let api: TestApi;
const posts: SlowPost[] = [];
beforeAll(async () => {
  api = await startApi(undefined, { TRUST_PROXY: 'loopback' });
});
afterEach(async () => {
  for (const post of posts.splice(0)) post.giveUp();
  await vi.waitUntil(async () => (await figure('kontor_waiting_forms_bytes')) === 0, patient);
});
afterAll(() => api.close());

async function figure(name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', api.url))).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Somebody who begins to send a form, its size told or not, and stops. */
function begin(address: string, declared?: number): SlowPost {
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'x-forwarded-for': address,
    ...(declared ? { 'content-length': String(declared) } : {}),
  };
  const post = beginPost(`${api.url}/files/store`, headers, formWithFirstByte({}).slice(0, 40));
  posts.push(post);
  return post;
}

test('those who send a form slowly take no place from anybody', async () => {
  for (let index = 0; index < 60; index += 1) begin(`203.0.113.${index}`, 500_000);
  await vi.waitUntil(async () => (await figure('kontor_waiting_forms_bytes')) === 60 * 500_000, patient);
  expect(await figure('kontor_http_requests_under_way')).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${api.url}/business/profile/latest`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('forms are received up to a bound, and up to one for each sender; one of unknown size counts as the largest', async () => {
  const answered: number[] = [];
  const beginMany = (count: number, address: string, declared?: number) => {
    for (let index = 0; index < count; index += 1)
      void begin(address, declared).answer.then(
        ({ status, headers }) => {
          expect(headers['retry-after']).toBeDefined();
          answered.push(status);
        },
        () => {},
      );
  };
  beginMany(40, '203.0.113.1', 500_000);
  const each = Math.floor((16 * megabyte) / 500_000);
  await vi.waitUntil(() => answered.length === 40 - each, patient);
  expect(await figure('kontor_waiting_forms_bytes')).toBe(each * 500_000);
  const largest = 500 * 1024 + 64 * 1024;
  beginMany(40, '203.0.113.2');
  const eachLargest = Math.floor((16 * megabyte) / largest);
  await vi.waitUntil(() => answered.length === 80 - each - eachLargest, patient);
  for (const last of [3, 4, 5]) beginMany(30, `203.0.113.${last}`, 500_000);
  const held = () => figure('kontor_waiting_forms_bytes');
  await vi.waitUntil(async () => (await held()) > 64 * megabyte - 500_000, patient);
  expect(await held()).toBeLessThanOrEqual(64 * megabyte);
  expect(new Set(answered)).toEqual(new Set([503]));
});

test('a form that says it is larger than any is refused at once', async () => {
  expect((await begin('203.0.113.9', 600_000).answer).status).toBe(413);
});
