import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openEventStreams } from './call/event-streams.ts';
import { createService } from './service.ts';
import { listen, wrongHeaders } from './testing-answers.ts';

let app: FastifyInstance;
let origin: string;
let answer: (() => void)[];

/** One request at a time; the one under way is answered when the test says so. */
async function start(gate: { maxWaiting: number; maxWait: number }, timeout = 5_000): Promise<void> {
  answer = [];
  app = createService({
    name: 'sample',
    config: { LOG_LEVEL: 'silent' },
    origin: 'https://kontor.example',
    checks: {},
    errorPages: true,
    gate: { places: 1, ...gate },
    timeout,
  });
  app.get('/held', () => new Promise((resolve) => answer.push(() => resolve({}))));
  app.post('/held', () => new Promise((resolve) => answer.push(() => resolve({}))));
  app.get('/quick', () => ({}));
  openEventStreams(app);
  app.get('/events', async (_request, reply) => app.eventStreams.begin(reply, () => () => undefined));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(() => app.close());

const isHeld = () => expect.poll(() => answer.length, { interval: 5 }).toBe(1);

test('who finds no place in time is answered 503 with Retry-After; health and metrics always answer', async () => {
  await start({ maxWaiting: 10, maxWait: 50 });
  const held = fetch(`${origin}/held`);
  await isHeld();
  const refused = await fetch(`${origin}/quick`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toMatchObject({ success: false, name: 'Unavailable' });
  expect(wrongHeaders(Object.fromEntries(refused.headers))).toEqual([]);
  for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain('kontor_http_requests_shed_total 1');
  expect(metrics).toContain('kontor_http_requests_under_way 1');
  answer[0]?.();
  expect((await held).status).toBe(200);
  expect((await fetch(`${origin}/quick`)).status).toBe(200);
});

test('a person is turned away with a page in their language', async () => {
  await start({ maxWaiting: 0, maxWait: 50 });
  const held = fetch(`${origin}/held`);
  await isHeld();
  const page = await fetch(`${origin}/quick`, { headers: { accept: 'text/html', cookie: 'a=1; lang=es' } });
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Kontor está muy ocupado');
  answer[0]?.();
  await held;
});

test('who waits gets the place of who is done', async () => {
  await start({ maxWaiting: 10, maxWait: 5_000 });
  const held = fetch(`${origin}/held`);
  await isHeld();
  const waiting = fetch(`${origin}/quick`);
  await expect
    .poll(async () => (await fetch(`${origin}/metrics`)).text(), { interval: 10 })
    .toContain('kontor_http_requests_waiting 1');
  answer[0]?.();
  expect((await waiting).status).toBe(200);
  await held;
});

test('whoever listens to events takes nobody’s place', async () => {
  await start({ maxWaiting: 0, maxWait: 5_000 });
  const left = new AbortController();
  const events = await fetch(`${origin}/events`, { signal: left.signal });
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  expect((await fetch(`${origin}/quick`)).status).toBe(200);
  left.abort();
});

test.each(['GET', 'POST'])('a %s that is not answered in its time gives its place back', async (method) => {
  await start({ maxWaiting: 10, maxWait: 5_000 }, 100);
  const late = await fetch(`${origin}/held`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect(late.status).toBe(503);
  expect(await late.json()).toMatchObject({ message: 'The response took too long.' });
  expect((await fetch(`${origin}/quick`)).status).toBe(200);
});

test.each<[string, (reply: FastifyReply) => unknown]>([
  [
    'throws',
    () => {
      throw new Error('too late');
    },
  ],
  ['returns', () => ({ late: true })],
  ['sends', (reply) => reply.send({ late: true })],
])('what a handler %s after it was answered for is logged at debug alone', async (_, end) => {
  const { lines, logTo } = listen();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = createService({ name: 'sample', config: { LOG_LEVEL: 'debug' }, checks: {}, logTo, timeout: 100 });
  app.get('/late', async (_request, reply) => {
    await released;
    return end(reply);
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${origin}/late`)).status).toBe(503);
  release();
  const late = () => lines.filter((line) => /reply\.sent|FST_ERR_REP_ALREADY_SENT/.test(line));
  await expect.poll(() => late().length, { interval: 5 }).toBe(1);
  expect(JSON.parse(late()[0] ?? '')).toMatchObject({ level: 20, requestId: expect.any(String) });
});

test('a client that leaves gives its place back', async () => {
  await start({ maxWaiting: 10, maxWait: 5_000 });
  const leaving = new AbortController();
  const left = fetch(`${origin}/held`, { signal: leaving.signal });
  await isHeld();
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect((await fetch(`${origin}/quick`)).status).toBe(200);
});
