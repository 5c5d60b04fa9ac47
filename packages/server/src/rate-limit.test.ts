import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { KontorError } from './errors.ts';
import { createService } from './service.ts';
import type { ServiceSettings } from './service-options.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const app of apps.splice(0)) await app.close();
});

/** With RATE_LIMIT 10: 10 reads, 2 searches, 1 write, 20 page calls, 100 calls with a token a minute. */
async function start(settings: Partial<ServiceSettings> = {}) {
  const app = createService({
    name: 'sample',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT: 10, TRUST_PROXY: 'loopback', ...settings },
    checks: {},
    errorPages: true,
  });
  app.get('/read', () => ({}));
  app.post('/write', () => ({}));
  app.get('/search', { config: { limit: 'search' } }, () => ({}));
  app.post('/message', { config: { limit: 'message' } }, () => ({}));
  // Whoever shows a token is the person it names, but for one that is forged.
  app.get(
    '/person',
    {
      config: { limit: 'search', byPerson: true },
      preValidation: (request, reply, done) => {
        const token = request.headers['wbn-auth'];
        if (!token) return done();
        if (token === 'forged') return done(new KontorError('JsonWebTokenError', 'Forged.'));
        app.countPerson(request, reply, String(token), done);
      },
    },
    () => ({}),
  );
  apps.push(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return (path: string, from?: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { ...init.headers, ...(from ? { 'x-forwarded-for': from } : {}) },
    });
}
type Ask = Awaited<ReturnType<typeof start>>;

/** How many of `count` requests were let through. */
async function letThrough(count: number, ask: (nth: number) => ReturnType<Ask>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)));
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

test('a visitor beyond the limit is answered 429 in the envelope, told when to come back; others are served', async () => {
  const ask = await start();
  expect(await letThrough(15, () => ask('/read', '203.0.113.1'))).toBe(10);
  const refused = await ask('/read', '203.0.113.1');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ success: false, name: 'TooManyRequests' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get('ratelimit-limit')).toBe('10');
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  expect(refused.headers.get('ratelimit-reset')).toBe(String(seconds));
  expect((await ask('/read', '203.0.113.2')).status).toBe(200);
});

test.each([-10, 10])('a wall clock set %i minutes neither frees nor locks anybody', async (minutes) => {
  const ask = await start();
  expect(await letThrough(6, () => ask('/read', '203.0.113.1'))).toBe(6);
  expect(await letThrough(12, () => ask('/read', '203.0.113.2'))).toBe(10);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  expect(await letThrough(6, () => ask('/read', '203.0.113.1'))).toBe(4);
  const refused = await ask('/read', '203.0.113.2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  // A minute later by the clock that only runs forward, everybody may ask again.
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await letThrough(12, () => ask('/read', '203.0.113.2'))).toBe(10);
});

test('classes of routes count apart, with limits of their own; unknown addresses count, too', async () => {
  const ask = await start();
  const from = '203.0.113.1';
  expect(await letThrough(5, () => ask('/search', from))).toBe(2);
  expect(await letThrough(5, () => ask('/write', from, { method: 'POST' }))).toBe(1);
  expect(await letThrough(8, () => ask('/read', from))).toBe(8);
  const unknown = await Promise.all(Array.from({ length: 5 }, () => ask('/nowhere', from)));
  expect(unknown.map(({ status }) => status).sort()).toEqual([404, 404, 429, 429, 429]);
});

test('health is never refused', async () => {
  const ask = await start();
  expect(await letThrough(30, () => ask('/healthz', '203.0.113.1'))).toBe(30);
  expect(await letThrough(30, () => ask('/readyz', '203.0.113.1'))).toBe(30);
});

test('an IPv6 visitor is its /64, an IPv4 one written as IPv6 itself', async () => {
  const ask = await start();
  expect(await letThrough(15, (nth) => ask('/read', `2001:db8:1:2::${nth.toString(16)}`))).toBe(10);
  expect((await ask('/read', '2001:db8:1:3::1')).status).toBe(200);
  expect(await letThrough(15, (nth) => ask('/read', nth % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'))).toBe(
    10,
  );
});

test('of forwarded addresses only what our proxies added counts', async () => {
  const ask = await start();
  // A visitor writes what it likes; the proxy before us adds the address it sees.
  expect(await letThrough(15, (nth) => ask('/read', `198.51.100.${nth}, 203.0.113.1`))).toBe(10);
  // A proxy nobody told us of is a visitor.
  const alone = await start({ TRUST_PROXY: 'none' });
  expect(await letThrough(15, (nth) => alone('/read', `198.51.100.${nth}`))).toBe(10);
  const known = await start({ TRUST_PROXY: 'loopback, 10.0.0.0/8' });
  expect(await letThrough(15, (nth) => known('/read', `198.51.100.${nth}, 203.0.113.1, 10.1.2.3`))).toBe(10);
});

test('calls that make a page have a wide limit of their own, for proxies of ours alone', async () => {
  const headers = { 'x-page-call': '1' };
  const ask = await start();
  expect(await letThrough(30, () => ask('/search', '203.0.113.1', { headers }))).toBe(20);
  const alone = await start({ TRUST_PROXY: 'none' });
  expect(await letThrough(30, () => alone('/search', '203.0.113.1', { headers }))).toBe(2);
});

test('a class that counts calls of pages counts them as any other', async () => {
  const init = { method: 'POST', headers: { 'x-page-call': '1' } };
  const ask = await start();
  expect(await letThrough(5, () => ask('/message', '203.0.113.1', init))).toBe(1);
});

const as = (person: string) => ({ headers: { 'wbn-auth': person } });

test('a person is counted wherever they ask from', async () => {
  const ask = await start();
  expect(await letThrough(8, (nth) => ask('/person', `203.0.113.${nth}`, as('ada')))).toBe(2);
  const refused = await ask('/person', '203.0.113.200', as('ada'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit-limit')).toBe('2');
});

test('people behind one address, and visitors there, have a limit each', async () => {
  const ask = await start();
  const from = '203.0.113.1';
  expect(await letThrough(5, () => ask('/person', from, as('ada')))).toBe(2);
  expect(await letThrough(5, () => ask('/person', from, as('grace')))).toBe(2);
  expect(await letThrough(5, () => ask('/person', from))).toBe(2);
  expect(await letThrough(5, () => ask('/person', from, as('')))).toBe(0);
});

test('tokens do not lift the limit of routes that count no people', async () => {
  const ask = await start();
  expect(await letThrough(5, () => ask('/search', '203.0.113.1', as('ada')))).toBe(2);
});

test('forged tokens are counted by address, and refused in the end', async () => {
  const ask = await start();
  const answers = await Promise.all(
    Array.from({ length: 110 }, () => ask('/person', '203.0.113.1', as('forged'))),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(401), count(429)]).toEqual([100, 10]);
  expect((await ask('/person', '203.0.113.2', as('forged'))).status).toBe(401);
});

test('0 is no limit', async () => {
  const ask = await start({ RATE_LIMIT: 0 });
  expect(await letThrough(50, () => ask('/write', '203.0.113.1', { method: 'POST' }))).toBe(50);
  expect(await letThrough(50, () => ask('/person', '203.0.113.1', as('ada')))).toBe(50);
});

test('a person is answered with a page in their language', async () => {
  const ask = await start();
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es-MX' };
  await letThrough(2, () => ask('/search', '203.0.113.1'));
  const page = await ask('/search', '203.0.113.1', { headers });
  expect(page.status).toBe(429);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  const html = await page.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Demasiadas solicitudes');
  expect(html).toContain('<a href="">Reintentar</a>');
  for (const [language, heading] of [
    ['en', 'Too many requests'],
    ['it', 'Troppe richieste'],
    ['zh', '请求过多'],
  ]) {
    const other = await ask(`/search?lang=${language}`, '203.0.113.1', { headers });
    expect(other.headers.get('content-language')).toBe(language);
    const text = await other.text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${heading}</h1>`);
  }
});
