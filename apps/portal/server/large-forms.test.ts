import { Writable } from 'node:stream';
import { storeLargeFile } from '@kontor/contract';
import { beginPost, type SlowPost } from '@kontor/server/testing/slow-post';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedFront } from './testing-front.ts';

/** Far above what it takes: the machine may be busy with other things. */
const patient = { timeout: 60_000 };

const megabyte = 1024 * 1024;
const path = `/api/v1/${storeLargeFile.path}`;
const posts: SlowPost[] = [];
/** What the api was sent so far, and whether it was the end. */
const received = { bytes: 0, ended: 0 };
let answersAtOnce = false;
/** The portal's log. */
const lines: { level: number; msg: string }[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
/** What bodies have to arrive by; it stands still unless a test sets it. */
let clock = 0;

const { origin } = await sharedFront(
  async (request, response) => {
    const answer = (status: number) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true,"data":[]}');
    if (answersAtOnce) return void answer(415);
    try {
      for await (const chunk of request) received.bytes += chunk.length;
    } catch {
      // Whoever sends it gave up.
      return;
    }
    received.ended += 1;
    answer(200);
  },
  { LOG_LEVEL: 'info', RATE_LIMIT: '0' },
  () => {},
  { now: () => clock, gate: { places: 1 }, logTo },
);
afterEach(async () => {
  for (const post of posts.splice(0)) post.giveUp();
  Object.assign(received, { bytes: 0, ended: 0 });
  answersAtOnce = false;
  lines.length = 0;
  await vi.waitUntil(async () => (await gauge('passing_large_forms')) === 0, patient);
});

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^kontor_${name}_bytes (\\d+)$`, 'm').exec(text)?.[1]);
}

function begin(bytes: number, first: string, headers: Record<string, string> = {}): SlowPost {
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(bytes) };
  const post = beginPost(origin + path, { ...form, ...headers }, first);
  posts.push(post);
  return post;
}

test('a large file passes on as it arrives, held nowhere and in nobody’s place', async () => {
  const first = 'x'.repeat(10 * megabyte);
  const post = begin(first.length + 1, first);
  await vi.waitUntil(() => received.bytes === first.length, patient);
  expect(received.ended).toBe(0);
  expect(await gauge('passing_large_forms')).toBe(first.length);
  expect(await gauge('waiting_forms')).toBe(0);
  // There is one place, and it is free.
  expect((await fetch(`${origin}/api/v1/business/profile/latest`)).status).toBe(200);
  received.ended = 0;
  post.send('y');
  post.end();
  expect((await post.answer).status).toBe(200);
  expect([received.bytes, received.ended]).toEqual([first.length + 1, 1]);
});

test('a large file that stops arriving is told so, and the api is not left waiting', async () => {
  const post = begin(50 * megabyte, 'x'.repeat(100_000));
  await vi.waitUntil(() => received.bytes === 100_000, patient);
  const passing = setInterval(() => {
    clock += 2_000;
  }, 100);
  const { status, body } = await post.answer;
  clearInterval(passing);
  expect([status, JSON.parse(body).name]).toEqual([408, 'RequestTimeout']);
  expect(received.ended).toBe(0);
});

test('what the api has against a file is said, though not all of it was sent', async () => {
  answersAtOnce = true;
  const post = begin(50 * megabyte, 'x'.repeat(100_000));
  expect((await post.answer).status).toBe(415);
});

test('one network has four large files under way, and none larger than is taken', async () => {
  const address = { 'x-forwarded-for': '203.0.113.1' };
  for (let count = 1; count <= 4; count += 1) begin(megabyte, 'x', address);
  await vi.waitUntil(() => received.bytes === 4, patient);
  expect((await begin(megabyte, 'x', address).answer).status).toBe(503);
  const other = begin(1, 'x', { 'x-forwarded-for': '203.0.113.2' });
  other.end();
  expect((await other.answer).status).toBe(200);
  const tooLarge = storeLargeFile.file.maxBytes + 64 * 1024 + 1;
  expect((await begin(tooLarge, '', { 'x-forwarded-for': '203.0.113.3' }).answer).status).toBe(413);
});

test('what is no form is not taken there', async () => {
  const { answer } = begin(10, '{', { 'content-type': 'application/json' });
  expect((await answer).status).toBe(415);
});

test('a large file that is called off is no error', async () => {
  const post = begin(50 * megabyte, 'x'.repeat(100_000));
  await vi.waitUntil(() => received.bytes === 100_000, patient);
  post.giveUp();
  await vi.waitUntil(() => lines.some(({ msg }) => msg === 'called off'), patient);
  // What it was handed on with has ended, too.
  await vi.waitUntil(async () => (await gauge('passing_large_forms')) === 0, patient);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
