import { readNounAddress } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import { expect, inject, test, vi } from 'vitest';
import { useBrowser } from './browser.ts';
import { thorough } from './thorough.ts';

const { visit } = useBrowser();
const portal = inject('portal');

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, portal), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks until the page comes from the cache. */
async function cached(path: string, headers: Record<string, string> = {}) {
  return vi.waitFor(
    async () => {
      const answer = await get(path, headers);
      expect(answer.headers.get('cache-status')).toBe('kontor; hit');
      return answer;
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function change(statement: string, ...values: unknown[]): Promise<void> {
  await withConnection(inject('database'), async (client) => void (await client.query(statement, values)));
}

const search = '/search-result?business=MA&countries=global&search=pump';

/** Path and id of the first result of a search. */
async function first(from: string, kind: string) {
  const { text } = await get(from);
  const path = new RegExp(`href="(/${kind}/(?!me/)[^"]+)"`).exec(text)?.[1] ?? '';
  return { path, id: readNounAddress(path)?.id ?? '' };
}

/** Asks until the page shows what was committed just now. @returns milliseconds up to the last visit that got the old one */
async function untilShown(path: string, isNew: (text: string) => boolean): Promise<number> {
  const committed = performance.now();
  let lastOld = committed;
  await vi.waitFor(
    async () => {
      const asked = performance.now();
      const { text } = await get(path);
      if (!isNew(text)) lastOld = asked;
      expect(isNew(text)).toBe(true);
    },
    { timeout: 10_000, interval: 20 },
  );
  return lastOld - committed;
}

test('what changes in the database shows on every cached page within a second', async () => {
  const business = await first(search, 'business');
  const product = await first(search.replace('MA', 'PR'), 'business-product');
  const renameBusiness = 'UPDATE businesses SET company_name = company_name || $2 WHERE id = $1';
  const cases: [path: string, statement: string, ...ids: string[]][] = [
    [business.path, renameBusiness, business.id],
    [search, renameBusiness, business.id],
    [product.path, 'UPDATE products SET name = name || $2 WHERE id = $1', product.id],
    ['/data-sources', "INSERT INTO data_sources (name, licence) VALUES ($1 || $2, 'CC0')", 'A source'],
    [
      '/industries',
      `UPDATE industries SET names = jsonb_set(names, '{en}', to_jsonb(names->>'en' || $2)) WHERE id = $1`,
      '0012',
    ],
  ];
  for (const [path, statement, id] of cases) {
    await cached(path);
    // Names keep their words: other journeys look for them.
    const addition = ` ${crypto.randomUUID()}`;
    await change(statement, id, addition);
    expect(await untilShown(path, (text) => text.includes(addition)), path).toBeLessThan(1_000);
    expect((await cached(path)).text).toContain(addition);
  }
});

test('other pages stay when one row changes', async () => {
  const business = await first(search, 'business');
  await cached('/industries');
  await cached(business.path);
  await change('UPDATE businesses SET city = city WHERE id = $1', business.id);
  await vi.waitFor(async () =>
    expect((await get(business.path)).headers.get('cache-status')).not.toContain('hit'),
  );
  expect((await get('/industries')).headers.get('cache-status')).toBe('kontor; hit');
});

test('a like shows on the page of what is liked within a second', async () => {
  const { path, id } = await first(search, 'business');
  const likesIn = (text: string) => Number(/([0-9]+) likes?</.exec(text)?.[1]);
  const before = likesIn((await cached(path)).text);
  expect(before).toBeGreaterThanOrEqual(0);
  await change(
    `INSERT INTO reactions (resource_type, resource_id, person_id)
      SELECT 'business', $1::uuid, id FROM people
      WHERE NOT EXISTS (SELECT FROM reactions WHERE resource_id = $1::uuid AND person_id = people.id) LIMIT 1`,
    id,
  );
  expect(await untilShown(path, (text) => likesIn(text) === before + 1), path).toBeLessThan(1_000);
});

test('a cached page brings its own policy, is asked about each time and is the same for all who ask alike', async () => {
  const one = await cached('/');
  const policy = one.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){3,8};/);
  expect(policy).not.toMatch(/nonce|unsafe/);
  expect(one.text).not.toContain('nonce');
  expect(one.headers.get('cache-control')).toBe('private, no-cache');
  expect(one.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  const tag = one.headers.get('etag') ?? '';
  expect((await get('/?utm_source=mail', { 'if-none-match': tag })).status).toBe(304);
  expect((await get('/', { 'if-none-match': tag, 'accept-language': 'es' })).status).toBe(200);
  expect((await get('/', { 'if-none-match': tag, cookie: 'theme=dark' })).status).toBe(200);
  expect((await get('/?lang=es')).headers.get('set-cookie')).toContain('lang=es');
});

// A sample in each of the two; the long run takes all pages in both.
test.each([
  { address: '', theme: 'light', turn: 0 },
  { address: 'lang=es', theme: 'dark', turn: 1 },
])('cached pages come to life in the browser: $theme, $address', async ({ address, theme, turn }) => {
  const { page, expectCalm } = await visit();
  await page.context().addCookies([{ name: 'theme', value: theme, url: portal }]);
  const business = await first(search, 'business');
  const all = ['/', search, business.path, '/industries', '/data-sources'];
  for (const path of all.filter((_, place) => thorough || place % 4 === turn)) {
    const at = address ? `${path}${path.includes('?') ? '&' : '?'}${address}` : path;
    await page.goto(at);
    // Rows that other journeys write may drop what was cached a moment ago.
    await vi.waitFor(
      async () => {
        const answer = await page.reload();
        expect(answer?.headers()['cache-status'], at).toBe('kontor; hit');
      },
      { timeout: 120_000 },
    );
    await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(address ? 'es' : 'en');
    await expectCalm();
  }
});

test('what services tell each other is not to be had from outside', async () => {
  for (const path of ['/internal/changes', '/api/v1/internal/changes', '/api/v1/%2e%2e/internal/changes']) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(404);
    expect(headers.get('content-type')).not.toContain('event-stream');
  }
});
