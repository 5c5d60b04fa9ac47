import type { IncomingMessage } from 'node:http';
import { internalTokenHeader } from '@kontor/contract';
import { listen, wrongHeaders } from '@kontor/server/testing';
import { beforeEach, expect, test } from 'vitest';
import { answerPageViews } from './answer-page-views.ts';
import { bodyOf, sharedFront } from './testing-front.ts';

const { logTo } = listen();
const token = 'a-token-for-the-tests';
const id = '7f9c24e8-3b0a-4f6e-9c1d-2b8a5e6f7a10';
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
  (pages, apiUrl) => answerPageViews(pages, { apiUrl, token, country: 'MX' }),
  { logTo },
);
beforeEach(() => {
  answerWith = { status: 200, body: { success: true, data: { counted: true } } };
  told.length = 0;
});

function open(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/page-view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('the api is told what the page is about, and nothing of who opened it but the country', async () => {
  const answer = await open(
    { path: `/business/Envases-Tepeyac-${id}/`, language: 'es' },
    { cookie: 'lang=es', 'x-request-id': 'a-visit-to-follow', referer: 'https://elsewhere.example/' },
  );
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: { counted: true } }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
  expect(told).toHaveLength(1);
  const [{ request, headers, body } = { request: '', headers: {}, body: {} }] = told;
  expect(request).toBe('POST /internal/page-view');
  expect(body).toEqual({ kind: 'business', subject: id, language: 'es', viewedFrom: 'MX' });
  expect(headers[internalTokenHeader]).toBe(token);
  expect(headers['x-request-id']).toBe('a-visit-to-follow');
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'forwarded'])
    expect(headers[name]).toBeUndefined();
});

test('of a business or a product it is told from where it was opened, and who is signed in; of other pages it is not', async () => {
  const viewerID = 'c0ffee00-3b0a-4f6e-9c1d-2b8a5e6f7a10';
  const headers = { 'accept-language': 'es-CO,es;q=0.9' };
  for (const [path, more] of [
    [`/business-product/Gear-${id}`, {}],
    [`/business-product/Gear-${id}`, { country: 'ES' }],
    ['/about-us', { country: 'ES' }],
    [`/profile/${id}`, { country: 'ES' }],
  ] as const)
    await open({ path, language: 'es', viewerID, ...more }, headers);
  expect(told.map(({ body }) => (body as { viewerID?: string }).viewerID)).toEqual([
    viewerID,
    viewerID,
    undefined,
    undefined,
  ]);
  expect(told.map(({ body }) => (body as { viewedFrom?: string }).viewedFrom)).toEqual([
    'CO',
    'ES',
    undefined,
    undefined,
  ]);
});

test.each([
  '/made-up',
  '/business/none',
  '/business/elsewhere',
  '/about-us/',
  '/a.php',
  '/%2e%2e',
  '/session-redirect',
])('%s is no page to count, and the api hears nothing of it', async (path) => {
  const answer = await open({ path, language: 'en' });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: { counted: false } }]);
  expect(told).toEqual([]);
});

test.each([
  {},
  { path: 'about-us', language: 'en' },
  { path: '/', language: 'fr' },
  { path: '/', language: 'en', country: 'Mexico' },
  { path: '/', language: 'en', viewerID: 'Ada' },
  { path: `/${'x'.repeat(1_000)}`, language: 'en' },
  '{"path":',
])('%j is refused', async (body) => {
  expect((await open(body)).status).toBe(400);
  expect(told).toEqual([]);
});

test('another site cannot send it without asking first, and nothing long is read', async () => {
  const view = JSON.stringify({ path: '/', language: 'en' });
  expect((await open(view, { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await open(view, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await open(view.padEnd(5_000))).status).toBe(413);
  expect(told).toEqual([]);
});

test.each([503, 429])('an api that answers %i costs the view and nothing else', async (status) => {
  answerWith = { status, body: { success: false, name: 'Unavailable', message: 'Later.' } };
  const answer = await open({ path: '/', language: 'en' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ success: false, name: 'Unavailable' });
});

test('a visitor’s views are counted as what they write', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => open({ path: '/', language: 'en' }, headers)),
  );
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(told.length).toBe(answers.filter(({ status }) => status === 200).length);
});
