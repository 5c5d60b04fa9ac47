import { type Call, calls, defineCall, sendHelpRequest } from '@kontor/contract';
import { beginPost, type SlowPost } from '@kontor/server/testing/slow-post';
import { afterEach, expect, test, vi } from 'vitest';
import { openFront, sharedFront } from './testing-front.ts';

/** Far above what it takes: the machine may be busy with other things. */
const patient = { timeout: 60_000 };

const megabyte = 1024 * 1024;
const token = { 'wbn-auth': 'whatever it is' };
const received: { url: string | undefined; bytes: number }[] = [];
const posts: SlowPost[] = [];
/** What bodies have to arrive by; it stands still unless a test sets it. */
let clock = 0;

const { origin, portal } = await sharedFront(
  async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    received.push({ url: request.url, bytes });
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":[]}');
  },
  { LOG_LEVEL: 'silent', RATE_LIMIT: '0' },
  () => {},
  { now: () => clock },
);
afterEach(async () => {
  for (const post of posts.splice(0)) post.giveUp();
  received.length = 0;
  for (const kind of ['forms', 'bodies'] as const)
    await vi.waitUntil(async () => (await held(kind)) === 0, patient);
});

async function held(kind: 'forms' | 'bodies'): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^kontor_waiting_${kind}_bytes (\\d+)$`, 'm').exec(text)?.[1]);
}

function begin(path: string, headers: Record<string, string>, first = 'a'): SlowPost {
  const post = beginPost(origin + path, headers, first);
  posts.push(post);
  return post;
}

const form = (bytes: number) => ({
  'content-type': 'multipart/form-data; boundary=b',
  'content-length': String(bytes),
});
const sendFile = '/api/v1/files/upload-request/user';
const store = '/api/v1/files/store';

test('a form without a token is refused as the api would, before it is received, except a signed post', async () => {
  for (const [path, contentType] of [
    [sendFile, 'multipart/form-data; boundary=b'],
    [sendFile, 'Multipart/Form-Data; boundary=b'],
    [sendFile, 'multipart/mixed; boundary=b'],
    ['/api/v1/search/business', 'multipart/form-data; boundary=b'],
    [`${store}/`, 'multipart/form-data; boundary=b'],
  ] as const) {
    const { answer } = begin(path, { ...form(500_000), 'content-type': contentType });
    const { status, body } = await answer;
    expect([path, contentType, status]).toEqual([path, contentType, 401]);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      name: 'TokenNotFound',
      message: 'Please log in first.',
    });
  }
  expect(await held('forms')).toBe(0);
  for (const [path, headers] of [
    [sendFile, token],
    [store, {}],
    [`${store}?a=1`, {}],
  ] as const) {
    const post = begin(path, { ...form(3), ...headers }, 'abc');
    post.end();
    expect([path, (await post.answer).status]).toEqual([path, 200]);
  }
  expect(received.map(({ bytes }) => bytes)).toEqual([3, 3, 3]);
});

/** Begins posts that send all of their form but the last byte. @returns how many were turned away so far, and with what */
function beginNearlyWhole(count: number, size: number, addresses: number) {
  const turnedAway = { count: 0, answers: new Set<string>() };
  const body = 'x'.repeat(size - 1);
  for (let index = 0; index < count; index += 1) {
    const headers = { ...form(size), ...token, 'x-forwarded-for': `203.0.113.${1 + (index % addresses)}` };
    begin(sendFile, headers, body).answer.then(
      ({ status, headers: told }) => {
        turnedAway.count += 1;
        turnedAway.answers.add(`${status} ${told['retry-after']} ${told.connection}`);
      },
      // The connection of one who still sends may end before the answer is read.
      () => {
        turnedAway.count += 1;
      },
    );
  }
  return turnedAway;
}

test('forms wait up to a bound; those above it are told to come back, all else goes on', async () => {
  const size = 500_000;
  const fits = Math.floor((64 * megabyte) / size);
  const turnedAway = beginNearlyWhole(200, size, 40);
  const samples: number[] = [];
  await vi.waitUntil(async () => {
    const now = await held('forms');
    samples.push(now);
    return turnedAway.count >= 200 - fits && now === (200 - turnedAway.count) * (size - 1);
  }, patient);
  expect(Math.max(...samples)).toBeLessThanOrEqual(64 * megabyte);
  expect(samples.at(-1)).toBeGreaterThan(0);
  expect(turnedAway.answers).toEqual(new Set(['503 2 close']));
  const search = await fetch(`${origin}/api/v1/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(search.status).toBe(200);
  expect((await fetch(`${origin}/api/v1/business/profile/latest`)).status).toBe(200);
  // Whoever gives up makes room for another.
  for (const post of posts.splice(0)) post.giveUp();
  await vi.waitUntil(async () => (await held('forms')) === 0, patient);
  const post = begin(sendFile, { ...form(size), ...token }, 'x'.repeat(size));
  post.end();
  expect((await post.answer).status).toBe(200);
  expect(received.at(-1)).toEqual({ url: sendFile, bytes: size });
});

test('nobody takes all the room', async () => {
  const size = 500_000;
  const each = Math.floor((4 * megabyte) / size);
  const turnedAway = beginNearlyWhole(each + 10, size, 1);
  await vi.waitUntil(
    async () =>
      turnedAway.count >= 10 && (await held('forms')) === (each + 10 - turnedAway.count) * (size - 1),
    patient,
  );
  expect(turnedAway.count).toBeLessThan(each + 10);
  const headers = { ...form(size), ...token, 'x-forwarded-for': '203.0.113.2' };
  const post = begin(sendFile, headers, 'x'.repeat(size));
  post.end();
  expect((await post.answer).status).toBe(200);
});

test('a body of unknown size counts as what has arrived of it, one that is too large is not received', async () => {
  const { 'content-length': _, ...chunked } = form(0);
  begin(sendFile, { ...chunked, ...token }, 'abc');
  await vi.waitUntil(async () => (await held('forms')) === 3, patient);
  begin('/api/v1/search/business', { 'content-type': 'application/json' }, 'ab');
  await vi.waitUntil(async () => (await held('bodies')) === 2, patient);
  expect((await begin(sendFile, { ...form(700_000), ...token }).answer).status).toBe(413);
  const large = { 'content-type': 'application/json', 'content-length': '140000' };
  expect((await begin('/api/v1/search/business', large).answer).status).toBe(413);
});

test('heads of posts without a body take no room from others, and one network has 64 of them', async () => {
  let heads = 0;
  const count = () => {
    heads += 1;
  };
  portal.server.on('request', count);
  const refused: string[] = [];
  for (let index = 0; index < 512; index += 1) {
    const headers = {
      'content-type': 'application/json',
      'content-length': '65536',
      'x-forwarded-for': `203.0.113.${1 + (index % 4)}`,
    };
    begin('/api/v1/search/business', headers, '').answer.then(
      ({ status, headers: told }) => refused.push(`${status} ${told['retry-after']} ${told.connection}`),
      () => {},
    );
  }
  await vi.waitUntil(() => heads === 512, patient);
  portal.server.off('request', count);
  const search = await fetch(`${origin}/api/v1/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
    body: '{}',
  });
  expect(search.status).toBe(200);
  expect(received).toEqual([{ url: '/api/v1/search/business', bytes: 2 }]);
  expect(await held('bodies')).toBe(0);
  await vi.waitUntil(() => refused.length === 512 - 4 * 64, patient);
  expect(new Set(refused)).toEqual(new Set(['503 2 close']));
});

test('a body that stops arriving gives its room back, and is told that it took too long', async () => {
  const picture = begin(sendFile, { ...form(500_000), ...token }, 'x'.repeat(400_000));
  const json = begin('/api/v1/search/business', { 'content-type': 'application/json' }, '{');
  await vi.waitUntil(async () => (await held('forms')) === 400_000 && (await held('bodies')) === 1, patient);
  const passing = setInterval(() => {
    clock += 2_000;
  }, 100);
  for (const { answer } of [picture, json]) {
    const { status, headers, body } = await answer;
    expect([status, headers.connection, JSON.parse(body).name]).toEqual([408, 'close', 'RequestTimeout']);
  }
  clearInterval(passing);
  expect([await held('forms'), await held('bodies')]).toEqual([0, 0]);
});

test('what a call declares is taken: its largest body, and a form with a file that is for anyone', async () => {
  const declared = {
    method: 'POST',
    access: 'anyone',
    noun: 'test',
    summary: 'A call',
    data: sendHelpRequest.data,
  } as const;
  const withBody: Call = defineCall({
    ...declared,
    name: 'testBody',
    path: 'test/body',
    limit: 'write',
    maxBodyBytes: 200 * 1024,
  });
  const withFile: Call = defineCall({
    ...declared,
    name: 'testFile',
    path: 'test/file',
    limit: 'upload',
    file: { maxBytes: 600 * 1024 },
  });
  const received: number[] = [];
  const another = await openFront(
    async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      received.push(bytes);
      response.setHeader('content-type', 'application/json').end('{"success":true,"data":{}}');
    },
    { LOG_LEVEL: 'silent', RATE_LIMIT: '0' },
    () => {},
    { calls: [...calls, withBody, withFile] },
  );
  const send = async (path: string, type: string, size: number) => {
    const headers = { 'content-type': type };
    const answer = await fetch(`${another.origin}/api/v1/${path}`, {
      method: 'POST',
      headers,
      body: 'x'.repeat(size),
    });
    return answer.status;
  };
  const [json, file] = ['application/json', 'multipart/form-data; boundary=b'];
  expect(await send(withBody.path, json, 200 * 1024)).toBe(200);
  expect(await send(withFile.path, file, 650 * 1024)).toBe(200);
  expect(received).toEqual([200 * 1024, 650 * 1024]);
  expect(await send(withBody.path, json, 200 * 1024 + 1)).toBe(413);
  expect(await send(withFile.path, file, 664 * 1024 + 1)).toBe(413);
  await another.close();
});
