import type { IncomingMessage } from 'node:http';
import { internalTokenHeader } from '@kontor/contract';
import { listen, wrongHeaders } from '@kontor/server/testing';
import { beforeEach, expect, test } from 'vitest';
import { answerShownResults } from './answer-shown-results.ts';
import { bodyOf, sharedFront } from './testing-front.ts';

const { logTo } = listen();
const token = 'a-token-for-the-tests';
const businesses = ['7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10', '0b8a4f6e-9c1d-4b8a-8e6f-7a107f9c24e8'];
const told: { request: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
let answerWith: { status: number; body: object };

const { origin } = await sharedFront(
  async (request, response) => {
    const body: unknown = JSON.parse(await bodyOf(request));
    told.push({ request: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(answerWith.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerWith.body));
  },
  { RATE_LIMIT: '400' },
  (pages, apiUrl) => answerShownResults(pages, { apiUrl, token }),
  { logTo },
);
beforeEach(() => {
  answerWith = { status: 200, body: { success: true, data: { counted: true } } };
  told.length = 0;
});

function show(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/shown-results`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('the api is told which businesses a search found and by which words, and nothing of who searched', async () => {
  const answer = await show(
    { businesses, words: 'gear units' },
    { cookie: 'lang=es', 'accept-language': 'es-MX', referer: 'https://elsewhere.example/' },
  );
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: { counted: true } }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
  const [{ request, headers, body } = { request: '', headers: {}, body: {} }] = told;
  expect(request).toBe('POST /internal/shown-results');
  expect(body).toEqual({ businesses, words: 'gear units' });
  expect(headers[internalTokenHeader]).toBe(token);
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'forwarded'])
    expect(headers[name]).toBeUndefined();
  expect(headers['accept-language']).not.toBe('es-MX');
});

test.each([
  {},
  { businesses: [] },
  { businesses: ['mine'] },
  { businesses: [businesses[0], businesses[0]] },
  { businesses: Array.from({ length: 11 }, (_, index) => `${businesses[0]?.slice(0, -2)}${10 + index}`) },
  { businesses, words: 'x'.repeat(201) },
  { businesses, words: {} },
  '{"businesses":',
])('%j is refused', async (body) => {
  expect((await show(body)).status).toBe(400);
  expect(told).toEqual([]);
});

test('another site cannot send it without asking first, and nothing long is read', async () => {
  const shown = JSON.stringify({ businesses });
  expect((await show(shown, { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await show(shown, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await show(shown.padEnd(5_000))).status).toBe(413);
  expect(told).toEqual([]);
});

test.each([503, 429])('an api that answers %i costs the count and nothing else', async (status) => {
  answerWith = { status, body: { success: false, name: 'Unavailable', message: 'Later.' } };
  const answer = await show({ businesses });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, name: 'Unavailable' });
});

test('what a visitor’s searches have shown is counted as what they write', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answers = await Promise.all(Array.from({ length: 60 }, () => show({ businesses }, headers)));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(told.length).toBe(answers.filter(({ status }) => status === 200).length);
});
