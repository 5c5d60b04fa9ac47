import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBusinessProfile, listLatestBusinesses } from './business.ts';
import { CallError } from './call-error.ts';
import { createClient, withoutEmptyFields } from './client.ts';
import { updateMyProfile } from './profile-change.ts';
import { searchBusinesses } from './search.ts';

let server: Server;
let baseUrl: string;
let received: { url?: string; headers: IncomingMessage['headers']; body: string };
let answer: { status: number; body: string; headers?: Record<string, string> };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received = { url: request.url, headers: request.headers, body };
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    if (answer.body !== 'cut') return void response.end(answer.body);
    response.write('{"success":');
    response.flushHeaders();
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/api/v1`;
});
beforeEach(() => {
  answer = { status: 200, body: '{"success":true,"data":[]}' };
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

test('parameters, query and language stand where the contract says', async () => {
  const call = createClient({ baseUrl, language: 'es' });
  await call(listLatestBusinesses, { query: { country: 'MX' } });
  expect(received.url).toBe('/api/v1/business/profile/latest?country=MX');
  expect(received.headers['accept-language']).toBe('es');
  await call(getBusinessProfile, { params: { businessID: 'a/b?c' } });
  expect(received.url).toBe('/api/v1/business/profile/a%2Fb%3Fc');
});

test('fields that are null, NaN or undefined are not sent', async () => {
  const body = { textQuery: 'pump', skip: Number.NaN, size: 5, country: undefined };
  await createClient({ baseUrl })(searchBusinesses, { body });
  expect(JSON.parse(received.body)).toEqual({ textQuery: 'pump', size: 5 });
  const change = { firstName: 'Ada', city: null, mobilePhone: { countryCode: '+52', phoneNumber: null } };
  await createClient({ baseUrl })(updateMyProfile, { body: change });
  expect(JSON.parse(received.body)).toEqual({ firstName: 'Ada', mobilePhone: { countryCode: '+52' } });
});

test('what is sent never holds an empty field, and loses no other', () => {
  fc.assert(
    fc.property(
      fc.object({ values: [fc.string(), fc.integer(), fc.constant(null), fc.constant(Number.NaN)] }),
      (value) => {
        const sent = withoutEmptyFields(value);
        const text = JSON.stringify(sent);
        expect(withoutEmptyFields(sent)).toEqual(sent);
        expect(JSON.parse(text)).toEqual(sent);
      },
    ),
  );
});

test('a 2xx that says it failed is an error with the name and issues of the API', async () => {
  const issues = [{ in: 'body', field: 'size', message: 'must be at most 50' }];
  answer = {
    status: 200,
    body: JSON.stringify({ success: false, name: 'BadRequest', message: 'No.', requestId: 'r1', issues }),
  };
  const failed = createClient({ baseUrl })(listLatestBusinesses, {});
  await expect(failed).rejects.toMatchObject({
    errorName: 'BadRequest',
    message: 'No.',
    requestId: 'r1',
    issues,
  });
});

test.each([
  [500, '<html>', 'Malformed'],
  [200, '', 'Malformed'],
  [502, '{}', 'Malformed'],
  [200, 'null', 'Malformed'],
  [500, '[]', 'Malformed'],
])('%i with %j is malformed, not data', async (status, body, errorName) => {
  answer = { status, body };
  await expect(createClient({ baseUrl })(listLatestBusinesses, {})).rejects.toMatchObject({
    status,
    errorName,
  });
});

test('an answer that is cut off is unreachable', async () => {
  answer = { status: 200, body: 'cut' };
  const failed = createClient({ baseUrl })(listLatestBusinesses, {});
  await expect(failed).rejects.toMatchObject({ status: 0, errorName: 'Unreachable' });
});

test('a call is not led elsewhere, and what it bears neither', async () => {
  const asked: (string | undefined)[] = [];
  const elsewhere = createServer(({ headers }, response) => {
    asked.push(String(headers['x-secret']));
    response.end('{"success":true,"data":[]}');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  answer = { status: 307, body: '', headers: { location: `http://127.0.0.1:${port}/` } };
  const call = createClient({ baseUrl, headers: { 'x-secret': 'for one alone' } });
  await expect(call(listLatestBusinesses, {})).rejects.toMatchObject({ errorName: 'Unreachable' });
  expect(asked).toEqual([]);
  await new Promise((resolve) => elsewhere.close(resolve));
});

test('a server that is not there is unreachable', async () => {
  const call = createClient({ baseUrl: 'http://127.0.0.1:9' });
  const failed = call(listLatestBusinesses, {});
  await expect(failed).rejects.toBeInstanceOf(CallError);
  await expect(failed).rejects.toMatchObject({ status: 0, errorName: 'Unreachable' });
});
