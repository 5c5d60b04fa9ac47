import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { returnAddress } from './return-address.ts';

const portal = 'https://mx.kontor.example';
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = createApp({ LOG_LEVEL: 'silent', PORTAL_ORIGIN: portal });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function backLink(html: string): string | undefined {
  return html.match(/<a class="button" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&');
}

test.each([
  ['/login', {}, 'en', 'Login | Kontor account', 'Login is not open yet'],
  ['/register', {}, 'en', 'Register | Kontor account', 'Registration is not open yet'],
  [
    '/login?lang=es',
    {},
    'es',
    'Iniciar sesión | Cuenta Kontor',
    'El inicio de sesión aún no está disponible',
  ],
  [
    '/register?lang=es',
    { 'accept-language': 'en' },
    'es',
    'Registrarse | Cuenta Kontor',
    'El registro aún no',
  ],
  [
    '/login',
    { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' },
    'es',
    'Iniciar sesión | Cuenta Kontor',
    'El inicio',
  ],
  [
    '/login',
    { 'accept-language': 'en; q=0.8, es; q=0.9' },
    'es',
    'Iniciar sesión | Cuenta Kontor',
    'El inicio',
  ],
  ['/login', { 'accept-language': 'it' }, 'en', 'Login | Kontor account', 'Login is not open yet'],
  [
    '/login?lang=xx',
    { 'accept-language': 'es;q=0' },
    'en',
    'Login | Kontor account',
    'Login is not open yet',
  ],
])('%s %o is a whole page in its language', async (path, headers, language, title, heading) => {
  const page = await visit(path, headers);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-language')).toBe(language);
  expect(page.text).toContain(`<html lang="${language}">`);
  expect(page.text).toContain(`<title>${title}</title>`);
  expect(page.text.match(/<h1>(.*)<\/h1>/)?.[1]).toContain(heading);
  expect(page.text).toContain('<meta name="robots" content="noindex">');
});

test('the page allows no script, no frame and no other site, and holds no inline style', async () => {
  const page = await visit('/login');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(page.text).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('every asset of the page is there, and kept for good', async () => {
  const page = await visit('/login');
  const addresses = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) {
    const asset = await visit(address);
    expect(asset.status, address).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  }
  const { text } = await visit('/assets/page.css');
  for (const [, font] of text.matchAll(/url\("([^"]+)"\)/g)) {
    expect((await visit(font ?? '')).headers.get('content-type')).toBe('font/woff2');
  }
});

test.each([
  [`${portal}/business/a-b?editMode=1&x=2#c`, `${portal}/business/a-b?editMode=1&x=2#c`],
  ['/industries', `${portal}/industries`],
  ['https:evil.example', `${portal}/evil.example`],
])('continue=%s leads back there', async (given, expected) => {
  const page = await visit(`/login?continue=${encodeURIComponent(given)}`);
  expect(backLink(page.text)).toBe(expected);
  expect(page.text).toContain(`continue=${encodeURIComponent(expected).replaceAll('%20', '+')}`);
});

const hostile = [
  'https://evil.example/',
  'https://mx.kontor.example.evil.example/',
  'https://mx.kontor.example@evil.example/',
  'https://user:secret@mx.kontor.example/',
  'https://mx.kontor.example:444/',
  'http://mx.kontor.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://mx.kontor.example/0d6a5b54',
  'view-source:https://mx.kontor.example/',
  'https://[::1',
  'https://mx.kontor.example\u0000.evil.example/',
  'https://mx。kontor。example。evil.example/',
  `${portal}/${'x'.repeat(3000)}`,
  '',
];

test.each(hostile.map((given) => [given.slice(0, 60), given]))(
  'continue=%j leads to the root',
  async (_, given) => {
    const page = await visit(`/login?continue=${encodeURIComponent(given)}`);
    expect(page.status).toBe(200);
    expect(backLink(page.text)).toBe(`${portal}/`);
  },
);

test.each(['?continue', '?continue=a&continue=b', '?continue[]=x', '?lang=es&lang=en', '?__proto__=1'])(
  'a query like %s does no harm',
  async (query) => {
    const page = await visit(`/register${query}`);
    expect(page.status).toBe(200);
    expect(backLink(page.text)).toMatch(/^https:\/\/mx\.kontor\.example\//);
  },
);

test('what stands in continue cannot leave its attribute', async () => {
  const page = await visit(`/login?continue=${encodeURIComponent(`/a"><script>alert('x')</script>&amp;`)}`);
  expect(page.text).not.toContain('<script');
  expect(page.text).not.toContain('"><');
});

test('whatever is given, the way back is at the portal', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.webUrl({ withQueryParameters: true }),
  );
  fc.assert(
    fc.property(texts, (given) => {
      const address = new URL(returnAddress(given, portal));
      expect(address.origin).toBe(portal);
      expect(address.protocol).toBe('https:');
    }),
  );
});

test('the root leads to the portal, health is told, what is not there is 404', async () => {
  const root = await visit('/');
  expect([root.status, root.headers.get('location')]).toEqual([302, `${portal}/`]);
  expect((await visit('/healthz')).status).toBe(200);
  expect((await visit('/readyz')).status).toBe(200);
  expect((await visit('/assets/../src/app.ts')).status).toBe(404);
  expect((await visit('/check-token')).status).toBe(404);
});
