import type { IncomingMessage } from 'node:http';
import { createClient, listLatestBusinesses } from '@kontor/contract';
import { readConfig } from '@kontor/server';
import { listen, secrets, sendRaw, wrongHeaders } from '@kontor/server/testing';
import { testRefusals } from '@kontor/server/testing/refusals';
import { beforeEach, expect, test } from 'vitest';
import { createFront } from './front.ts';
import { bodyOf, sharedFront } from './testing-front.ts';

const { lines, logTo } = listen();
const received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let answerWith = 200;

/** In the place of the api: it notes down what it is asked. */
const { origin } = await sharedFront(
  async (request, response) => {
    const body = await bodyOf(request);
    received.push({ url: request.url, headers: request.headers, body });
    response.writeHead(answerWith, { 'content-type': 'application/json', 'retry-after': '3' });
    response.end('{"success":true,"data":[]}');
  },
  { LOG_LEVEL: 'debug', RATE_LIMIT: '100' },
  (pages, apiUrl) => {
    pages.get('/page', async (request, reply) => {
      const call = createClient({
        baseUrl: `${apiUrl}/api/v1`,
        headers: request.headers as Record<string, string>,
      });
      await call(listLatestBusinesses, {});
      return reply.type('text/html').send('<!doctype html>');
    });
    pages.post('/fails', ({ body }) => {
      throw Object.assign(new Error('no page for hunter2@mail.example.com, token=hunter2'), { body });
    });
  },
  { logTo },
);
beforeEach(() => {
  answerWith = 200;
  received.length = 0;
});

const latest = '/api/v1/business/profile/latest';

test.each(['/page', latest])(
  '%s: the api hears whose request it is and its id, not what strangers claim',
  async (path) => {
    const answer = await fetch(origin + path, {
      headers: {
        // The proxy before us added the last address; the first is the visitor's own invention.
        'x-forwarded-for': '198.51.100.1, 203.0.113.1',
        'x-request-id': 'a-visit-to-follow',
        'x-page-call': '1',
        'x-changes-heard': 'epoch.1',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=198.51.100.1',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toBe('a-visit-to-follow');
    const headers = received[0]?.headers;
    expect(headers?.['x-forwarded-for']).toBe('203.0.113.1');
    expect(headers?.['x-request-id']).toBe('a-visit-to-follow');
    for (const name of ['x-page-call', 'x-changes-heard', 'x-forwarded-host', 'forwarded'])
      expect(headers?.[name]).toBeUndefined();
  },
);

test('a request without id and proxy goes on with an id of ours and its own address', async () => {
  const answer = await fetch(origin + latest);
  expect(received[0]?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('bodies are handed on as they are; what is too large does not reach the api', async () => {
  const post = (text: string, chunked: boolean) => {
    const stream = new ReadableStream({
      start(controller) {
        for (const part of text.match(/.{1,5000}/g) ?? []) controller.enqueue(Buffer.from(part));
        controller.close();
      },
    });
    return fetch(`${origin}/api/v1/search/business`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: chunked ? stream : text,
      ...(chunked && { duplex: 'half' }),
    });
  };
  const body = JSON.stringify({ textQuery: 'válvula', size: 5 });
  expect((await post(body, false)).status).toBe(200);
  expect((await post(body, true)).status).toBe(200);
  expect(received.map((request) => request.body)).toEqual([body, body]);
  for (const chunked of [false, true]) {
    const refused = await post(JSON.stringify('x'.repeat(140_000)), chunked);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ name: 'PayloadTooLarge' });
  }
  expect(received).toHaveLength(2);
});

test('an api that has too much to do is not asked again', async () => {
  answerWith = 503;
  const answer = await fetch(origin + latest);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  expect(received).toHaveLength(1);
});

test.each([
  ['/page', 200],
  [latest, 200],
  ['/readyz', 200],
  ['/nowhere', 404],
])('%s is answered %i with every header', async (path, status) => {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(status);
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
});

testRefusals(() => origin);

test.each([
  '/api/v1/../../metrics',
  '/api/v1/%2e%2e/%2e%2e/internal/changes',
  '/api/v1/..%2f..%2finternal/changes',
  '/api/v1/x/..',
])('%s does not lead out of the api', async (path) => {
  const answer = await sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer.status).toBe(400);
  expect(wrongHeaders(answer.headers)).toEqual([]);
  expect(received).toHaveLength(0);
});

test('a whole address of our own host is its path', async () => {
  const { host } = new URL(origin);
  const lines = [`GET http://${host}/page?a=1 HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''];
  expect((await sendRaw(origin, lines.join('\r\n'))).status).toBe(200);
  expect(received[0]?.url).toBe(latest);
});

test('pages have a limit of their own; calls handed on are counted by the api', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', accept: 'text/html' };
  const pages = await Promise.all(Array.from({ length: 25 }, () => fetch(`${origin}/page`, { headers })));
  const refused = pages.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(wrongHeaders(Object.fromEntries(refused[0]?.headers ?? []))).toEqual([]);
  expect(await refused[0]?.text()).toContain('<h1>Too many requests</h1>');
  const calls = await Promise.all(Array.from({ length: 25 }, () => fetch(origin + latest, { headers })));
  expect(calls.every(({ status }) => status === 200)).toBe(true);
});

test('metrics are for those who come straight', async () => {
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  expect((await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
    404,
  );
});

test('what fails is a page in the visitor’s language, logged with its request id and without secrets', async () => {
  const answer = await fetch(`${origin}/fails?${secrets.query}`, {
    method: 'POST',
    headers: {
      ...secrets.headers,
      accept: 'text/html',
      'accept-language': 'es',
      'content-type': 'application/json',
    },
    body: JSON.stringify(secrets.body),
  });
  expect(answer.status).toBe(500);
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
  expect(await answer.text()).toContain('Algo salió mal por nuestra parte');
  const logged = lines.filter((line) => line.includes(secrets.headers['x-request-id']));
  expect(logged.some((line) => line.includes('unexpected error'))).toBe(true);
  expect(lines.join('')).not.toContain(secrets.mark);
});

test('an api that is away is answered 503 with Retry-After, as a page where one is asked for', async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    API_URL: 'http://127.0.0.1:9',
    ACCOUNTS_URL: 'http://127.0.0.1:9',
  });
  const alone = await createFront(config, async () => {});
  const url = (await alone.listen({ host: '127.0.0.1', port: 0 })) + latest;
  const call = await fetch(url);
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await call.json()).toMatchObject({ success: false, name: 'Unavailable' });
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('<h1>Kontor is very busy right now</h1>');
  await alone.close();
});
