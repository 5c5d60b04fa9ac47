import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { buildAccounts } from '@kontor/launch/accounts-build';
import { listen, secrets, wrongHeaders } from '@kontor/server/testing';
import { testRefusals } from '@kontor/server/testing/refusals';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts } from './app.ts';

const { lines, logTo } = listen();
let app: FastifyInstance;
let database: TestDatabase;
let origin: string;

beforeAll(async () => {
  const config = {
    LOG_LEVEL: 'debug',
    PORTAL_ORIGIN: 'https://mx.kontor.example',
    PORTAL_COUNTRY: 'MX',
    ACCOUNTS_ORIGIN: 'https://accounts.kontor.example',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: 100,
    API_URL: 'http://127.0.0.1:9',
    DEMO_DATA: 'none',
    SIGNING_KEY_DAYS: 30,
    PASSWORD_COST: 5,
    MAIL_FROM: 'Kontor <no-reply@kontor.example>',
    ACCOUNTS_SECRET: 'a secret for tests, of 32 characters or more',
    INTERNAL_TOKEN: 'a-token-for-the-tests',
  } as const;
  await buildAccounts();
  database = await createTestDatabase();
  app = (await openAccounts(config, database.url, { logTo })).app;
  // No page of today can fail, so that these tests bring one.
  app.post('/fails', ({ body }) => {
    throw Object.assign(new Error(`no account for hunter2@mail.example.com with token=hunter2`), { body });
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const text = 'text/html,application/xhtml+xml';

test.each([
  ['/login', 200],
  ['/favicon.svg', 200],
  ['/assets/nothing.css', 404],
  ['/', 302],
  ['/healthz', 200],
  ['/nowhere', 404],
])('%s is answered %i with every header', async (path, status) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
});

testRefusals(() => origin);

test('a body too large, a failure and too many requests have every header, too', async () => {
  const post = (body: string) =>
    fetch(`${origin}/fails`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const large = await post(JSON.stringify('x'.repeat(70_000)));
  const failed = await post('{}');
  const from = { 'x-forwarded-for': '203.0.113.7', accept: text, 'accept-language': 'es' };
  const many = await Promise.all(
    Array.from({ length: 110 }, () => fetch(`${origin}/login`, { headers: from })),
  );
  const limited = many.find(({ status }) => status === 429);
  expect([large.status, failed.status, limited?.status]).toEqual([413, 500, 429]);
  for (const { headers } of [large, failed, limited ?? failed]) {
    expect(wrongHeaders(Object.fromEntries(headers))).toEqual([]);
  }
  expect(await limited?.text()).toContain('Demasiadas solicitudes');
  const files = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${origin}/favicon.svg`, { headers: from })),
  );
  expect(files.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test('what fails is logged with its request id and without secrets', async () => {
  const answer = await fetch(`${origin}/fails?${secrets.query}`, {
    method: 'POST',
    headers: { ...secrets.headers, 'content-type': 'application/json' },
    body: JSON.stringify(secrets.body),
  });
  expect(answer.status).toBe(500);
  const logged = lines.filter((line) => line.includes(secrets.headers['x-request-id']));
  expect(logged.some((line) => line.includes('unexpected error'))).toBe(true);
  expect(lines.join('')).not.toContain(secrets.mark);
});
