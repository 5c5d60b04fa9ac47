import { connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KontorError } from './errors.ts';
import { securityHeaders } from './security-headers.ts';
import { createService } from './service.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const parts = { database: true };
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = createService({
    name: 'sample',
    config: { LOG_LEVEL: 'info' },
    checks: {
      database: async () => {
        if (!parts.database) throw new KontorError('Unavailable', 'cannot be reached');
      },
      queue: async () => 'fine',
    },
    translate: (error) =>
      error instanceof RangeError ? new KontorError('Conflict', 'Translated.', { retryAfter: 7 }) : undefined,
    bodyLimit: 1000,
    timeout: 300,
    logTo,
  });
  const query = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) });
  const body = Type.Object(
    {
      name: Type.String(),
      address: Type.Object({ city: Type.String(), zip: Type.Optional(Type.Integer()) }),
    },
    { additionalProperties: false },
  );
  app.post('/things', { schema: { querystring: query, body } }, (request) => ({ got: request.query }));
  app.get('/forbidden', () => {
    throw new KontorError('Forbidden', 'Only the owner may do this.');
  });
  app.get('/broken', () => {
    throw new Error('password=hunter2 in table secrets');
  });
  app.get('/taken', () => {
    throw new RangeError('duplicate key');
  });
  app.get('/lost', () => {
    const connection = { user: 'kontor', scram: 'hunter2' };
    throw Object.assign(new Error('connection lost'), {
      code: '57P01',
      connection,
      detail: 'Key (email)=(hunter2)',
    });
  });
  app.get('/private', (_request, reply) => reply.header('referrer-policy', 'no-referrer').send({}));
  app.get('/never', () => new Promise(() => {}));
  app.get('/logs', (request) => {
    request.log.info({ headers: request.headers, user: { password: 'hunter2' } }, 'with secrets');
    return {};
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function send(path: string, init?: RequestInit) {
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function post(body: unknown, path = '/things') {
  const isStream = body instanceof ReadableStream;
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' || isStream ? body : JSON.stringify(body),
    ...(isStream && { duplex: 'half' }),
  });
}

/** A body sent in pieces, without saying its length before. */
function chunksOf(text: string, count: number): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (let nth = 0; nth < count; nth += 1) controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });
}

test('a request id is made, or taken over when it is well-formed', async () => {
  const made = await send('/healthz');
  expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  const taken = await send('/healthz', { headers: { 'x-request-id': 'client-12345' } });
  expect(taken.headers.get('x-request-id')).toBe('client-12345');
  const refused = await send('/healthz', { headers: { 'x-request-id': '<script>alert(1)</script>' } });
  expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('a named error becomes its status and the envelope', async () => {
  const { status, headers, body } = await send('/forbidden');
  expect(status).toBe(403);
  expect(body).toEqual({
    success: false,
    name: 'Forbidden',
    message: 'Only the owner may do this.',
    requestId: headers.get('x-request-id'),
  });
});

test('an unknown error is logged and answered without details', async () => {
  const { status, body } = await send('/broken');
  expect(status).toBe(500);
  expect(body).toMatchObject({ success: false, name: 'Internal' });
  expect(JSON.stringify(body)).not.toContain('hunter2');
  expect(lines.some((line) => line.includes('table secrets') && line.includes(body.requestId))).toBe(true);
});

test('errors of libraries are translated', async () => {
  const { status, headers, body } = await send('/taken');
  expect([status, body.name, headers.get('retry-after')]).toEqual([409, 'Conflict', '7']);
});

test.each([
  [{ address: { city: 'Puebla' } }, { in: 'body', field: 'name', code: 'required', message: 'is required' }],
  [
    { name: 'A', address: {} },
    { in: 'body', field: 'address.city', code: 'required', message: 'is required' },
  ],
  [
    { name: 'A', address: { city: 'P', zip: '72000' } },
    { in: 'body', field: 'address.zip', code: 'notANumber', message: 'must be integer' },
  ],
  [
    { name: 'A', address: { city: 'P' }, owner: 1 },
    { in: 'body', field: 'owner', code: 'unexpected', message: 'is unknown' },
  ],
])('the body %j is refused, naming the field', async (given, issue) => {
  const { status, body } = await post(given);
  expect([status, body.name]).toEqual([400, 'BadRequest']);
  expect(body.issues).toEqual([issue]);
});

test('query values are read as numbers, wrong ones refused', async () => {
  const right = { name: 'A', address: { city: 'P' } };
  expect((await post(right, '/things?page=2')).body).toEqual({ got: { page: 2 } });
  const wrong = await post(right, '/things?page=two');
  expect(wrong.body.issues).toEqual([
    { in: 'query', field: 'page', code: 'notANumber', message: 'must be integer' },
  ]);
});

test.each([
  ['broken JSON', () => post('{'), 400, 'BadRequest'],
  ['no JSON at all', () => send('/things', { method: 'POST', body: 'x' }), 400, 'BadRequest'],
  ['a body over the limit', () => post({ name: 'x'.repeat(2000) }), 413, 'PayloadTooLarge'],
  [
    'a body of an unknown type',
    () => send('/things', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }),
    415,
    'UnsupportedMediaType',
  ],
  ['a chunked body over the limit', () => post(chunksOf('x'.repeat(400), 5)), 413, 'PayloadTooLarge'],
  ['an address that is too long', () => send(`/things?a=${'x'.repeat(8_000)}`), 414, 'UriTooLong'],
  ['too many parameters', () => send(`/things?${'a=1&'.repeat(101)}`), 400, 'BadRequest'],
  ['a prototype key', () => post('{"__proto__": {"a": 1}}'), 400, 'BadRequest'],
  ['an unknown address', () => send('/nowhere?secret=1'), 404, 'NotFound'],
  ['a broken address', () => send('/%E0%A4%A'), 400, 'BadRequest'],
  ['an answer that never comes', () => send('/never'), 503, 'Unavailable'],
])('%s is answered with the envelope', async (_, request, status, name) => {
  const answer = await request();
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, name, message: expect.any(String) });
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(''));
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});

test.each([
  ['a prototype key', () => post('{"__proto__": {"a": 1}}'), '__proto__'],
  [
    'a kind of form',
    () =>
      send('/things', {
        method: 'POST',
        body: '--x--',
        headers: { 'content-type': 'multipart/mixed; boundary=x' },
      }),
    'application/json',
  ],
  [
    'a NUL in a field',
    () => post({ name: 'a\u0000', address: { city: 'P' } }),
    'a character that cannot be saved',
  ],
])('a body refused for %s is told what to do', async (_, request, text) => {
  expect((await request()).body.message).toContain(text);
});

test.each([
  ['GARBAGE\r\n\r\n', 400, 'BadRequest'],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HeadersTooLarge'],
])('what is no HTTP request gets the envelope, too (%#)', async (text, status, name) => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, name });
});

test('every answer is kept to its type, and a route can set what it needs else', async () => {
  const { headers } = await send('/private');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('healthz says the process is alive, readyz what each part does', async () => {
  expect((await send('/healthz')).body).toEqual({ success: true, data: { service: 'sample' } });
  const ready = await send('/readyz');
  expect(ready.status).toBe(200);
  expect(ready.body.data.parts).toEqual({ database: { ready: true }, queue: { ready: true } });

  parts.database = false;
  const missing = await send('/readyz');
  parts.database = true;
  expect(missing.status).toBe(503);
  expect(missing.body).toMatchObject({
    success: false,
    name: 'Unavailable',
    message: 'Not ready: database.',
  });
  expect(missing.body.data.parts).toEqual({
    database: { ready: false, reason: 'cannot be reached' },
    queue: { ready: true },
  });
});

test('of an error only its own words and code are logged, not what a library hung on it', async () => {
  await send('/lost');
  const logged = lines.find((line) => line.includes('connection lost')) ?? '';
  expect(JSON.parse(logged).err).toEqual({
    type: 'Error',
    message: 'connection lost',
    stack: expect.any(String),
    code: '57P01',
  });
});

test('secrets do not reach the log', async () => {
  await send('/logs?code=hunter2', {
    headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2', 'wbn-auth': 'hunter2' },
  });
  const logged = lines.find((line) => line.includes('with secrets')) ?? '';
  expect(logged).toContain('[redacted]');
  expect(logged).not.toContain('hunter2');
});
