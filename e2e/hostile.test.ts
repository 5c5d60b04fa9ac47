import { beforeAll, describe, expect, inject, test } from 'vitest';
import { faultOf } from './hostile/judge-answer.ts';
import type { Known } from './hostile/known.ts';
import { request, type Service } from './hostile/requests.ts';
import {
  allCases,
  findAssets,
  getToKnow,
  portOf,
  readLogs,
  runCases,
  sampleOf,
  secretsIn,
  tableOf,
} from './hostile/run-corpus.ts';
import { sendBytes } from './hostile/send-bytes.ts';

let known: Known;
let assets: Awaited<ReturnType<typeof findAssets>>;
beforeAll(async () => {
  known = await getToKnow();
  assets = await findAssets();
});

// All of them: hostile.full.test.ts.
test('150 hostile requests of all families fail nothing and learn nothing', async () => {
  const sample = sampleOf(await allCases(known), 150);
  expect(sample.length).toBeGreaterThan(130);
  const outcome = await runCases(sample);
  expect(outcome.faults, tableOf(outcome)).toEqual([]);
  for (const service of ['portal', 'api', 'accounts'] as const)
    expect((await fetch(`${inject(service)}/readyz`)).status).toBe(200);
  expect(secretsIn(await readLogs(), known)).toEqual([]);
});

type Parts = Parameters<typeof request>[0];
const json = [['Content-Type', 'application/json']] as const;
const form = [['Content-Type', 'application/x-www-form-urlencoded']] as const;

async function send(service: Service, parts: Parts | Buffer) {
  const bytes = 'path' in parts ? request(parts) : parts;
  const answered = await sendBytes(portOf(service), bytes);
  return { ...answered, fault: faultOf(answered, bytes) };
}

const search = '/api/v1/search/business';
const least = { companyPhone: '+52 477 555 0164', email: 'ada@mail.example' };

describe('is answered for what it is', () => {
  test.each<[what: string, service: Service, parts: Parts, status: number]>([
    ['a line feed in a path', 'portal', { path: '/business/x%0ay' }, 404],
    ['a line separator in a path', 'portal', { path: '/made%E2%80%A8up' }, 404],
    ['a NUL in a path', 'portal', { path: '/business/x%00' }, 400],
    ['half a surrogate pair in a path', 'portal', { path: '/business/%ED%A0%80' }, 400],
    ['half a surrogate pair in a query', 'portal', { path: '/search-result?search=%ED%A0%80' }, 200],
    [
      'dots that lead up, twice encoded',
      'portal',
      { path: '/api/v1/ref-data/country/..%252f..%252fx/state' },
      400,
    ],
    ['many dots', 'portal', { path: '/api/v1/....//....//' }, 400],
    ['dots in a path of pages', 'portal', { path: '/%2e%2e/%2e%2e/etc/passwd' }, 308],
    [
      'JSON to a page',
      'portal',
      { method: 'POST', path: '/contact-us/form', headers: json, body: '{}' },
      415,
    ],
    ['text to a page', 'portal', { method: 'POST', path: '/theme', body: 'theme=dark' }, 415],
    [
      'a form to a page that takes none',
      'portal',
      { method: 'POST', path: '/robots.txt', headers: form, body: 'a=1' },
      405,
    ],
    [
      'a form from an address that is none',
      'portal',
      {
        method: 'POST',
        path: '/theme',
        headers: [...form, ['Referer', 'http://['], ['Accept', 'text/html']],
        body: 'theme=dark',
      },
      303,
    ],
    ['a picture there is not', 'portal', { path: '/picture/none' }, 404],
    ['a feed there is not', 'portal', { path: '/feed/none.xml' }, 404],
    [
      'NUL in JSON',
      'api',
      { method: 'POST', path: search, headers: json, body: '{"textQuery":"\\u0000"}' },
      400,
    ],
    [
      'half a pair in JSON',
      'api',
      { method: 'POST', path: search, headers: json, body: '{"textQuery":"\\ud800"}' },
      400,
    ],
    [
      'half a pair in what is stored as JSON',
      'api',
      {
        method: 'POST',
        path: '/api/v1/needhelp/send',
        headers: json,
        body: JSON.stringify({ ...least, firstName: '\ud800' }),
      },
      400,
    ],
    [
      'lists 5,000 deep',
      'api',
      { method: 'POST', path: search, headers: json, body: '['.repeat(5_000) + ']'.repeat(5_000) },
      400,
    ],
    ['1e400', 'api', { method: 'POST', path: search, headers: json, body: '{"skip":1e400}' }, 400],
    ['a form of a page without a type', 'accounts', { method: 'POST', path: '/login' }, 415],
    [
      'a NUL in a form',
      'accounts',
      { method: 'POST', path: '/login', headers: form, body: 'email=%00&password=x' },
      400,
    ],
    [
      'half a pair in a form',
      'accounts',
      { method: 'POST', path: '/register', headers: form, body: 'firstName=%ED%A0%80' },
      400,
    ],
  ])('%s (%s)', async (_, service, parts, status) => {
    const answered = await send(service, parts);
    expect([answered.status, answered.fault]).toEqual([status, undefined]);
  });

  test.each(['portal', 'accounts'] as const)(
    'a part a file of the %s has not, and another file than is meant',
    async (service) => {
      const range = await send(service, { path: assets[service], headers: [['Range', 'bytes=99999999-']] });
      expect([range.status, range.fault]).toEqual([416, undefined]);
      expect(JSON.parse(range.body)).toMatchObject({ success: false, name: 'RangeNotSatisfiable' });
      const other = await send(service, { path: assets[service], headers: [['If-Match', '"another"']] });
      expect([other.status, other.fault]).toEqual([412, undefined]);
    },
  );

  test.each(['portal', 'api', 'accounts'] as const)('CONNECT to the %s', async (service) => {
    const answered = await send(service, { method: 'CONNECT', path: 'elsewhere.example:443' });
    expect([answered.status, answered.fault]).toEqual([400, undefined]);
  });

  test('a body that breaks after its head was answered: one answer', async () => {
    const head = 'GET /internal/changes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answered = await send('api', Buffer.from(`${head}zz\r\n`));
    expect([answered.status, answered.fault]).toEqual([404, undefined]);
    expect(answered.body).not.toContain('HTTP/1.1');
  });
});
