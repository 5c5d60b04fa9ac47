import { sessionHeader } from '@kontor/contract';
import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import { listen, secrets, wrongHeaders } from '@kontor/server/testing';
import { testRefusals } from '@kontor/server/testing/refusals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startAccountService } from './test/account-service.ts';
import { internalToken } from './test/internal-token.ts';
import { ownFolder } from './test/own-folder.ts';
import { sellerSettings } from './test/seller-settings.ts';
import { supportSettings } from './test/support-settings.ts';

const { lines, logTo } = listen();
const database = await createTestDatabase();
const db = createDatabase(createPool(database.url, { max: 1 }));
const accounts = await startAccountService();
let app: FastifyInstance;
let origin: string;
let api: string;

beforeAll(async () => {
  const config = {
    LOG_LEVEL: 'debug',
    API_ORIGIN: 'https://api.kontor.example',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: 100,
    INTERNAL_TOKEN: internalToken,
    ACCOUNTS_URL: accounts.url,
    ACCOUNTS_ORIGIN: accounts.url,
    ...ownFolder(),
    ...sellerSettings,
    ...supportSettings,
  } as const;
  // The machine may be busy with other things.
  const timeouts = { acquire: 60_000, statement: 60_000 };
  app = await createApp(config, database.url, { logTo, timeouts });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  api = `${origin}/api/v1`;
});
afterAll(async () => {
  await app.close();
  await accounts.close();
  await db.destroy();
  await database.drop();
});

function search(
  body: BodyInit,
  init: RequestInit & { headers?: Record<string, string>; duplex?: 'half' } = {},
) {
  return fetch(`${api}/search/business`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...init.headers },
    body,
  });
}

test.each([
  ['/api/v1/business/profile/latest', 200],
  ['/api/v1/openapi.json', 200],
  ['/api/v1/docs', 302],
  ['/api/v1/docs/', 200],
  ['/api/v1/product/no-id', 400],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/api/v1/nowhere', 404],
])('%s is answered %i with every header', async (path, status) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
});

test('answers may load nothing; the page of the description loads its own script', async () => {
  const call = await fetch(`${api}/business/profile/latest`);
  expect(call.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const page = await fetch(`${api}/docs/`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(wrongHeaders(Object.fromEntries(page.headers))).toEqual([]);
  const script = /src="([^"]*swagger-ui-bundle.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await fetch(new URL(script, `${api}/docs/`))).status).toBe(200);
});

testRefusals(() => origin);

test('a search larger than any is refused, whether or not its length is told', async () => {
  const large = JSON.stringify({ textQuery: 'x'.repeat(20_000) });
  const chunked = new ReadableStream({
    start(controller) {
      for (const part of large.match(/.{1,1000}/g) ?? []) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  for (const answer of [await search(large), await search(chunked, { duplex: 'half' })]) {
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ success: false, name: 'PayloadTooLarge' });
    expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
  }
});

test('searches have a limit of their own, told apart by visitor; reads go on', async () => {
  const body = JSON.stringify({ textQuery: 'pump', skip: 0, size: 5 });
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  const answers = await Promise.all(Array.from({ length: 60 }, () => search(body, { headers })));
  const refused = answers.filter(({ status }) => status === 429);
  // Twenty at once; as they take their time, some more are let in meanwhile.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(40);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(wrongHeaders(Object.fromEntries(refused[0]?.headers ?? []))).toEqual([]);
  expect((await fetch(`${api}/business/profile/latest`, { headers })).status).toBe(200);
  expect((await search(body, { headers: { 'x-forwarded-for': '203.0.113.6' } })).status).toBe(200);
});

test('people are counted by themselves, wherever they ask from and whoever else asks from there', async () => {
  const body = JSON.stringify({ textQuery: 'pump', skip: 0, size: 5 });
  const refusedOf = async (token: string, addressOf: (nth: number) => string) => {
    // One after the other: many at once would wait for a place, and on a busy machine in vain.
    const answers: Response[] = [];
    for (let nth = 0; nth < 25; nth += 1) {
      const headers = { [sessionHeader]: token, 'x-forwarded-for': addressOf(nth) };
      answers.push(await search(body, { headers }));
    }
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    return answers.filter(({ status }) => status === 429);
  };
  const refused = await refusedOf(await accounts.sign(), (nth) => `198.51.100.${nth}`);
  expect(refused).toHaveLength(5);
  expect(wrongHeaders(Object.fromEntries(refused[0]?.headers ?? []))).toEqual([]);
  for (const person of [await accounts.sign(), await accounts.sign()])
    expect(await refusedOf(person, () => '198.51.100.200')).toHaveLength(5);
  // Another session of the same person is no other person.
  const claims = { sub: 'c0a80101-0000-4000-8000-000000000001' };
  const tokens = [await accounts.sign({ claims }), await accounts.sign({ claims })];
  const both = await Promise.all(tokens.map((token) => refusedOf(token, () => '198.51.100.201')));
  expect(both.flat()).toHaveLength(30);
  const visitor = await search(body, { headers: { 'x-forwarded-for': '198.51.100.200' } });
  expect(visitor.status).toBe(200);
});

test('the pool and the requests are told at /metrics', async () => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toMatch(/^kontor_database_pool_connections [1-8]$/m);
  expect(text).toMatch(/^kontor_database_pool_waiting 0$/m);
  expect(text).toContain('route="/api/v1/business/profile/latest",status="200"');
});

test('what fails is answered 500 and logged with its request id, without secrets', async () => {
  const forged = await fetch(`${api}/user/profile`, { headers: secrets.headers });
  const token = await accounts.sign();
  const headers = { ...secrets.headers, [sessionHeader]: token };
  const good = await fetch(`${api}/user/profile`, { headers });
  await sql`ALTER SCHEMA public RENAME TO hidden`.execute(db);
  const answer = await fetch(`${api}/business/profile/latest?${secrets.query}`, { headers });
  const searched = await search(JSON.stringify({ ...secrets.body, textQuery: '', skip: 0, size: 5 }), {
    headers,
  });
  await sql`ALTER SCHEMA hidden RENAME TO public`.execute(db);
  expect([forged, good, answer, searched].map(({ status }) => status)).toEqual([401, 200, 500, 500]);
  expect(wrongHeaders(Object.fromEntries(answer.headers))).toEqual([]);
  const logged = lines.filter((line) => line.includes(secrets.headers['x-request-id']));
  expect(logged.some((line) => line.includes('unexpected error'))).toBe(true);
  for (const secret of [secrets.mark, ...token.split('.')]) expect(lines.join('')).not.toContain(secret);
});
