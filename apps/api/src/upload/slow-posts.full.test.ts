import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { signUpload } from '@kontor/contract';
import { beginPost, formWithFirstByte, type SlowPost } from '@kontor/server/testing/slow-post';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';

/** Far above what it takes: the machine may be busy with other things. */
const patient = { timeout: 60_000 };

const megabyte = 1024 * 1024;

/** What bodies have to arrive by; it stands still unless a test sets it. */
let clock = 0;
const posts: SlowPost[] = [];
const api = await sharedApi(undefined, { TRUST_PROXY: 'loopback', now: () => clock });
afterEach(async () => {
  for (const post of posts.splice(0)) post.giveUp();
  await vi.waitUntil(async () => (await figure('kontor_waiting_forms_bytes')) === 0, patient);
});

async function figure(name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', api.url))).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Somebody who begins to send a form, its size told or not, and stops after `sent` bytes, before any part of the form. */
function begin(address: string, declared: number | undefined, sent: number): SlowPost {
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'x-forwarded-for': address,
    ...(declared ? { 'content-length': String(declared) } : {}),
  };
  const post = beginPost(`${api.url}/files/store`, headers, 'x'.repeat(sent));
  posts.push(post);
  return post;
}

test('those who send a form slowly take no place from anybody', async () => {
  for (let index = 0; index < 60; index += 1) begin(`203.0.113.${index}`, 500_000, 499_999);
  await vi.waitUntil(async () => (await figure('kontor_waiting_forms_bytes')) === 60 * 499_999, patient);
  expect(await figure('kontor_http_requests_under_way')).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${api.url}/business/profile/latest`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('forms are received up to a bound, and up to one for each sender, whether their size is told or not', async () => {
  const answered = new Set<string>();
  let turnedAway = 0;
  const beginMany = (count: number, address: string, declared?: number) => {
    for (let index = 0; index < count; index += 1)
      void begin(address, declared, 499_999).answer.then(
        ({ status, headers }) => {
          answered.add(`${status} ${headers['retry-after']} ${headers.connection}`);
          turnedAway += 1;
        },
        // The connection of one who still sends may end before the answer is read.
        () => {
          turnedAway += 1;
        },
      );
  };
  const samples: number[] = [];
  /** Waits until each of `begun` forms either is here but for its last byte or was turned away. */
  const settled = (begun: number, turnedAwayAtLeast: number) =>
    vi.waitUntil(async () => {
      const held = await figure('kontor_waiting_forms_bytes');
      samples.push(held);
      return turnedAway >= turnedAwayAtLeast && held === (begun - turnedAway) * 499_999;
    }, patient);
  const each = Math.floor((4 * megabyte) / 499_999);
  beginMany(20, '203.0.113.1', 500_000);
  await settled(20, 20 - each);
  expect(samples.at(-1)).toBeLessThanOrEqual(4 * megabyte);
  beginMany(20, '203.0.113.2');
  await settled(40, 40 - 2 * each);
  expect(samples.at(-1)).toBeLessThanOrEqual(8 * megabyte);
  for (let last = 3; last < 33; last += 1) beginMany(5, `203.0.113.${last}`, 500_000);
  await settled(190, 190 - Math.floor((64 * megabyte) / 499_999));
  expect(Math.max(...samples)).toBeLessThanOrEqual(64 * megabyte);
  expect(samples.at(-1)).toBeGreaterThan(0);
  expect(answered).toEqual(new Set(['503 2 close']));
});

test('forms of which nothing has arrived take no room, and one sender has 64 of them', async () => {
  const refused: number[] = [];
  for (let index = 0; index < 100; index += 1)
    void begin('203.0.113.1', 500_000, 0).answer.then(
      ({ status }) => refused.push(status),
      () => {},
    );
  await vi.waitUntil(() => refused.length === 36, patient);
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(await figure('kontor_waiting_forms_bytes')).toBe(0);
});

test('a form that says it is larger than any is refused at once', async () => {
  expect((await begin('203.0.113.9', 600_000, 1).answer).status).toBe(413);
});

test('a form that stops arriving gives its room back, and is told that it took too long', async () => {
  const { answer } = begin('203.0.113.1', 500_000, 499_999);
  await vi.waitUntil(async () => (await figure('kontor_waiting_forms_bytes')) === 499_999, patient);
  const passing = setInterval(() => {
    clock += 2_000;
  }, 100);
  const { status, headers, body } = await answer;
  clearInterval(passing);
  expect([status, headers.connection, JSON.parse(body).name]).toEqual([408, 'close', 'RequestTimeout']);
  expect(await figure('kontor_waiting_forms_bytes')).toBe(0);
});

test('a large file that stops arriving takes no place, is told that it took too long, and leaves nothing', async () => {
  const someone = await api.signIn();
  const body = { purpose: 'product-video', contentType: 'video/mp4', fileSize: 40 * megabyte } as const;
  const { signedPost } = await someone.call(signUpload, { body });
  const post = beginPost(
    `${api.url}/files/store-large`,
    { 'content-type': 'multipart/form-data; boundary=b' },
    formWithFirstByte(signedPost.fields, 'video/mp4'),
  );
  posts.push(post);
  post.send(Buffer.alloc(2 * megabyte));
  const aside = join(api.files.DATA_DIR, 'uploads', 'aside');
  const sizes = async () =>
    Promise.all((await readdir(aside)).map(async (name) => (await stat(join(aside, name))).size));
  await vi.waitUntil(async () => (await figure('kontor_arriving_files_bytes')) > 2 * megabyte, patient);
  await vi.waitUntil(async () => ((await sizes())[0] ?? 0) > megabyte, patient);
  expect(await figure('kontor_waiting_forms_bytes')).toBe(0);
  expect(await figure('kontor_http_requests_under_way')).toBe(0);
  const passing = setInterval(() => {
    clock += 2_000;
  }, 100);
  const { status, headers, body: said } = await post.answer;
  clearInterval(passing);
  expect([status, headers.connection, JSON.parse(said).name]).toEqual([408, 'close', 'RequestTimeout']);
  await vi.waitUntil(async () => (await sizes()).length === 0, patient);
  expect(await figure('kontor_arriving_files_bytes')).toBe(0);
});
