import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { collectTags } from '../../app/session/page-tags.ts';
import { type Make, page, startPages } from './testing-pages.ts';

type Pages = Awaited<ReturnType<typeof startPages>>;
let pages: Pages;
afterEach(() => pages.close());

async function start(make: Make, maxBytes?: number): Promise<Pages> {
  pages = await startPages(make, maxBytes);
  return pages;
}

/** A page that tells from which request it was made. */
const telling: Make = (request, collector) => {
  collector.add('business:one');
  return page(
    `${new URL(request.url).pathname} ${JSON.stringify([...request.headers])} ${'word '.repeat(1000)}`,
  );
};
/** Makes that end when the test says so; each shows the row as it was when it began. */
function inHand() {
  const row = { value: 'old' };
  const ends: (() => void)[] = [];
  const make: Make = async (_, collector) => {
    const { value } = row;
    await new Promise<void>((resolve) => ends.push(resolve));
    collector.add('business:a');
    return page(value);
  };
  return { row, ends, make };
}

const isHit = (headers: Record<string, unknown>) => headers['cache-status'] === 'kontor; hit';

it('makes a page once and answers with the same bytes in each encoding', async () => {
  const { get, made } = await start(telling);
  const first = await get('/industries');
  expect(first.status).toBe(200);
  expect(isHit(first.headers)).toBe(false);
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ]) {
    for (const _ of [1, 2]) {
      const again = await get('/industries', { 'accept-encoding': accepted ?? '' });
      expect(again.headers['content-encoding']).toBe(encoding);
      expect(again.headers['content-length']).toBe(String(again.bytes.length));
      expect(again.text).toBe(first.text);
      expect(isHit(again.headers)).toBe(true);
    }
  }
  expect(made).toEqual(['/industries']);
});

it('browsers ask each time and hear that nothing changed; caches between keep nothing', async () => {
  const { get } = await start(telling);
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
  const tag = String(headers.etag);
  expect(tag).toMatch(/^"[\w-]{22}\.br"$/);
  const unchanged = await get('/', { 'accept-encoding': 'br', 'if-none-match': tag });
  expect(unchanged.status).toBe(304);
  expect(unchanged.bytes.length).toBe(0);
  expect(unchanged.headers.etag).toBe(tag);
  expect((await get('/', { 'if-none-match': `W/"other", ${tag}` })).status).toBe(304);
  expect((await get('/', { 'if-none-match': '"other.br"' })).status).toBe(200);
  expect((await get('/industries', { 'if-none-match': tag })).status).toBe(200);
});

it('HEAD tells what GET would, with the length and without the bytes', async () => {
  const { get, made } = await start(telling);
  for (const _ of [1, 2]) {
    const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD');
    const whole = await get('/', { 'accept-encoding': 'br' });
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(whole.bytes.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  }
  expect(made).toHaveLength(1);
});

it('languages and themes are pages of their own, junk in the query is none', async () => {
  const { get, made } = await start(telling);
  const variants: Record<string, string>[] = [
    {},
    { 'accept-language': 'es-MX,es;q=0.9' },
    { cookie: 'theme=dark' },
    { cookie: 'lang=es; theme=light' },
  ];
  for (const headers of [...variants, ...variants]) await get('/', headers);
  expect(made).toHaveLength(variants.length);
  await get('/?utm_source=a', { cookie: '_ga=1; theme=dark; other=2' });
  await get('/?fbclid=b', { 'accept-language': 'es' });
  expect(made).toHaveLength(variants.length);
  await get('/?lang=es');
  expect(made.at(-1)).toBe('/?lang=es');
  await get('/?lang=xx');
  await get('/?lang=es', { cookie: 'lang=en' });
  expect(made).toHaveLength(variants.length + 1);
});

it('a page that is to be cached is made from answers as fresh as what was heard; what a visit claims reaches nobody', async () => {
  const heard: (string | null)[] = [];
  const { get } = await start((request, collector) => {
    heard.push(request.headers.get('x-changes-heard'));
    return telling(request, collector);
  });
  await get('/', { 'x-changes-heard': 'epoch.1' });
  expect(heard).toEqual(['epoch.7']);
});

it('a language asked for by address is remembered by the visitor, not by the page', async () => {
  const { get } = await start(telling);
  const cookieOf = async (path: string, headers = {}) => (await get(path, headers)).headers['set-cookie'];
  for (const _ of ['made', 'cached']) {
    expect(await cookieOf('/?lang=es')).toEqual([expect.stringMatching(/^lang=es; Path=\//)]);
    expect(await cookieOf('/?lang=es', { cookie: 'lang=es' })).toBeUndefined();
    expect(await cookieOf('/')).toBeUndefined();
  }
});

it('nothing of a visitor reaches the making of a cached page but language and theme', async () => {
  const { get } = await start(telling);
  const { text } = await get('/', {
    cookie: 'session=secret; theme=dark',
    'user-agent': 'secret',
    'x-secret': 'secret',
    referer: 'http://secret.example',
    'accept-language': 'en;q=0.5,es;q=0.1',
  });
  expect(text).not.toContain('secret');
  expect(text).toContain('lang=en; theme=dark');
});

it('HEAD of a page made for one visit tells its length, too', async () => {
  const { get } = await start(telling);
  const whole = await get('/nowhere');
  const head = await get('/nowhere', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(whole.bytes.length));
  expect(head.bytes.length).toBe(0);
});

it('a page has one address: other ways of writing it lead there', async () => {
  const { get, made } = await start(telling);
  for (const [path, to] of [
    ['/INDUSTRIES?lang=es', '/industries?lang=es'],
    ['/industries//', '/industries'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, to]);
  }
  expect(made).toEqual([]);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('pages answer no other methods and no forms of other sites', async () => {
  const { get, made } = await start(telling);
  const refused = await get('/', {}, 'PUT');
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  for (const origin of ['https://evil.example', 'null', 'nonsense']) {
    const { status, headers } = await get('/?index', { origin }, 'POST');
    expect([origin, status, headers['content-type']]).toEqual([
      origin,
      403,
      'application/json; charset=utf-8',
    ]);
  }
  expect(made).toEqual([]);
  for (const origin of ['http://localhost:3000', pages.origin])
    expect((await get('/?index', { origin, ...form }, 'POST')).status).toBe(200);
});

it.each<Record<string, string>>([
  {},
  { 'content-type': 'application/json' },
  { 'content-type': 'multipart/form-data; boundary=x' },
])('pages take forms and nothing else: %j is refused', async (headers) => {
  const { get, made } = await start(telling);
  expect((await get('/?index', { ...headers }, 'POST')).status).toBe(415);
  expect(made).toEqual([]);
});

it('a page that takes JSON takes nothing else, whichever way its address is asked for', async () => {
  const { get, made } = await start(telling);
  const json = { 'content-type': 'application/json; charset=utf-8' };
  for (const path of [
    '/profile/edit.data',
    '/profile/edit',
    '/profile/edit/',
    '/profile/edit.data?lang=es',
  ]) {
    expect([path, (await get(path, json, 'POST')).status]).toEqual([path, 200]);
    expect([path, (await get(path, form, 'POST')).status]).toEqual([path, 415]);
    expect((await get(path, { ...json, origin: 'https://evil.example' }, 'POST')).status).toBe(403);
  }
  expect(made).toHaveLength(4);
});

it('an answer without a word gets ours, and a path no route can match is not asked for', async () => {
  const { get, made } = await start(() => new Response(null, { status: 404 }));
  const nothing = await get('/feed/none.xml');
  expect([nothing.status, JSON.parse(nothing.text)]).toMatchObject([404, { name: 'NotFound' }]);
  const asked = made.length;
  for (const sign of ['%0a', '%0D', '%E2%80%A8', '%e2%80%a9'])
    expect((await get(`/business/x${sign}y`)).status).toBe(404);
  expect(made).toHaveLength(asked);
});

it('what is away says when to ask again', async () => {
  const { get } = await start(() => new Response('away', { status: 503 }));
  expect((await get('/sitemap.xml')).headers['retry-after']).toBe('5');
});

it('data for the router in the browser are cached beside their page', async () => {
  const { get, made } = await start(() =>
    page('data', { headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' } }),
  );
  for (const _ of [1, 2]) {
    const { headers } = await get('/industries.data?_routes=root');
    expect(headers['content-type']).toBe('text/x-script');
    expect(headers['x-remix-response']).toBe('yes');
  }
  expect(made).toHaveLength(1);
});

it('credentials of others, unknown parameters, other methods and other paths are answered for themselves alone', async () => {
  const { get, made } = await start(telling);
  await get('/');
  await get('/', { authorization: 'Bearer x' });
  await get('/?unknown=1');
  await get('/_root.data');
  await get('/', form, 'POST');
  await get('/nowhere');
  expect(made).toHaveLength(6);
});

const own = '/business/a';

it('a page that tells people what it does not tell visitors is made for each of them and never cached', async () => {
  const { get, made } = await start(telling);
  for (const path of [own, `${own}.data`, `${own}.data?_routes=business%2Fbusiness-page`]) {
    const visitors = (await get(path)).text;
    expect(visitors).not.toContain('wbn-auth');
    const count = made.length;
    for (const token of ['one', 'one', 'two']) {
      const { text, headers } = await get(path, { 'wbn-auth': token });
      expect(text).toContain(`["wbn-auth","${token}"]`);
      expect(headers['cache-status']).toBeUndefined();
    }
    expect(made).toHaveLength(count + 3);
    const again = await get(path);
    expect(isHit(again.headers)).toBe(true);
    expect(again.text).toBe(visitors);
  }
});

it('every other page is the same for who is signed in: it comes from the cache and no token reaches it', async () => {
  const { get, made } = await start(telling);
  for (const path of ['/', '/_.data', '/industries.data?_routes=root']) {
    const first = await get(path, { 'wbn-auth': 'x' });
    expect(first.text).not.toContain('wbn-auth');
    const second = await get(path);
    expect(isHit(second.headers)).toBe(true);
    expect(second.text).toBe(first.text);
  }
  expect(made).toHaveLength(3);
});

it.each<[string, Make]>([
  ['is missing', () => page('none', { status: 404 })],
  ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/industries' } })],
  ['failed', () => page('sorry', { status: 503, headers: { 'retry-after': '5' } })],
  ['sets a cookie', () => page('hello', { headers: { 'set-cookie': 'session=1' } })],
  [
    'lacks a part',
    (_, collector) => {
      collector.markIncomplete();
      return page('half');
    },
  ],
])('what %s is answered and not cached', async (_, make) => {
  const { get, made, figures } = await start(make);
  const answers = [await get('/'), await get('/')];
  const expected = await make(new Request('http://a/'), collectTags());
  for (const answer of answers) {
    expect(answer.status).toBe(expected.status);
    expect(answer.headers['retry-after']).toBe(expected.headers.get('retry-after') ?? undefined);
    expect(answer.headers.location).toBe(expected.headers.get('location') ?? undefined);
  }
  expect(made).toHaveLength(2);
  expect(figures()).toMatchObject({ hits: 0, misses: 2, pages: 0 });
});

it('a page that makes a call without tags is not cached, and it is reported once which call has none', async () => {
  const { get, reports } = await start((_, collector) => {
    collector.markUntagged('listNothing');
    return page('made anew');
  });
  for (const path of ['/', '/', '/industries']) expect(isHit((await get(path)).headers)).toBe(false);
  expect(reports.map(String)).toEqual([
    'Error: / is declared cached, but the route of listNothing has no tags.',
  ]);
});

it('a thousand visits at once make a page once', async () => {
  const { ends, make } = inHand();
  const { get, made, figures } = await start(make);
  const visits = Promise.all(Array.from({ length: 1_000 }, () => get('/')));
  await vi.waitFor(() => expect(figures().coalesced).toBeGreaterThan(10), { timeout: 10_000 });
  ends[0]?.();
  const answers = await visits;
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(made).toHaveLength(1);
  const { hits, misses, coalesced } = figures();
  expect(misses).toBe(1);
  expect(hits + coalesced).toBe(999);
});

it('a making that fails is the answer of all who waited for it, and the next visit tries again', async () => {
  const { ends, make } = inHand();
  const { get, made, state, figures } = await start(async (request, collector) => {
    await make(request, collector);
    throw new Error('broken');
  });
  const visits = Promise.all(Array.from({ length: 20 }, () => get('/')));
  await vi.waitFor(() => expect(figures().coalesced).toBe(19), { timeout: 10_000 });
  ends[0]?.();
  expect((await visits).map(({ status }) => status)).toEqual(Array(20).fill(500));
  expect(made).toHaveLength(1);
  state.make = telling;
  expect((await get('/')).status).toBe(200);
  expect(made).toHaveLength(2);
});

it('a change gives up the pages that show it and no others', async () => {
  const { get, tell, made, figures } = await start((request, collector) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/business/a') collector.add('business:a');
    if (pathname === '/business/b') collector.add('business:b');
    if (pathname === '/search-result') collector.add('search-business');
    return page(pathname);
  });
  const search = '/search-result?business=MA&countries=global';
  const all = ['/business/a', '/business/b', search, '/industries'];
  const visitAll = async () => {
    made.length = 0;
    for (const path of all) await get(path);
    return [...made];
  };
  expect(await visitAll()).toEqual(all);
  expect(await visitAll()).toEqual([]);
  tell({ subject: 'business', ids: ['a', 'unknown'] });
  expect(await visitAll()).toEqual(['/business/a']);
  tell({ subject: 'business', ids: [] });
  expect(await visitAll()).toEqual(['/business/a', '/business/b']);
  tell({ subject: 'search-business', ids: [] });
  expect(await visitAll()).toEqual([search]);
  tell({ subject: 'product', ids: [] });
  expect(await visitAll()).toEqual([]);
  tell(undefined);
  expect(await visitAll()).toEqual(all);
  expect(figures()).toMatchObject({ invalidated: 8, pages: 4 });
});

it('a page during whose making its row changed is not cached, and who came after the change gets the new one', async () => {
  const { row, ends, make } = inHand();
  const { get, tell, made, figures } = await start(make);
  const before = get('/');
  await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 10_000 });
  row.value = 'new';
  tell({ subject: 'business', ids: ['a'] });
  const after = [get('/'), get('/')];
  await vi.waitFor(() => expect(figures().coalesced).toBe(2), { timeout: 10_000 });
  ends[0]?.();
  expect((await before).text).toContain('old');
  await vi.waitFor(() => expect(ends).toHaveLength(2), { timeout: 10_000 });
  ends[1]?.();
  for (const answer of await Promise.all(after)) expect(answer.text).toContain('new');
  expect((await get('/')).text).toContain('new');
  expect(made).toHaveLength(2);
});

it('changes of other rows during the making do not matter', async () => {
  const { ends, make } = inHand();
  const { get, tell, made, figures } = await start(make);
  const first = get('/');
  await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 10_000 });
  tell({ subject: 'business', ids: ['b'] });
  tell({ subject: 'person', ids: [] });
  const second = get('/');
  await vi.waitFor(() => expect(figures().coalesced).toBe(1), { timeout: 10_000 });
  ends[0]?.();
  await Promise.all([first, second]);
  await get('/');
  expect(made).toHaveLength(1);
});

it('while changes are not heard nothing cached is shown or added; what did not change is shown again after', async () => {
  const { get, state, made, tell, figures } = await start(telling);
  await get('/');
  state.hears = false;
  await get('/');
  await get('/industries');
  expect(made).toEqual(['/', '/', '/industries']);
  expect(figures()).toMatchObject({ pages: 1, hearing: 0 });
  state.hears = true;
  expect(isHit((await get('/')).headers)).toBe(true);
  expect(isHit((await get('/industries')).headers)).toBe(false);
  tell(undefined);
  expect(isHit((await get('/')).headers)).toBe(false);
});

it('reference data are forgotten before a page is rendered from them', async () => {
  const { state, tell } = await start(telling);
  tell({ subject: 'business', ids: ['a'] });
  expect(state.forgotten).toBe(0);
  tell({ subject: 'reference', ids: [] });
  tell(undefined);
  expect(state.forgotten).toBe(2);
});

it('memory is bounded: the pages unused for longest go, one that is too large is not cached', async () => {
  const maximum = 200_000;
  const { get, figures, made } = await start((request, collector) => {
    const { pathname } = new URL(request.url);
    collector.add(`business:${pathname}`);
    // Does not get smaller by compression.
    return page(randomBytes(pathname.endsWith('large') ? 40_000 : 4_000).toString('base64'));
  }, maximum);
  await get('/');
  for (let number = 0; number < 150; number += 1) {
    await get(`/business/${number}`, { 'accept-encoding': number % 2 ? 'br' : 'gzip' });
    await get('/');
    expect(figures().bytes).toBeLessThanOrEqual(maximum);
  }
  expect(figures().pages).toBeGreaterThan(10);
  expect(made.filter((path) => path === '/')).toHaveLength(1);
  expect(isHit((await get('/business/149')).headers)).toBe(true);
  expect(isHit((await get('/business/1')).headers)).toBe(false);
  await get('/business/large');
  expect(isHit((await get('/business/large')).headers)).toBe(false);
});

it('no memory, nothing cached', async () => {
  const { get, made } = await start(telling, 0);
  await get('/');
  await get('/');
  expect(made).toHaveLength(2);
});

it('a page often asked for is compressed as small as can be, and who has it keeps it', async () => {
  const words = randomBytes(3_000)
    .toString('hex')
    .replace(/(.{5})/g, '<b class="word">$1</b> ');
  const { get, made, reports } = await start(() => page(words));
  const accept = { 'accept-encoding': 'br' };
  const first = await get('/', accept);
  for (let visit = 0; visit < 16; visit += 1) await get('/', accept);
  await vi.waitFor(async () => expect((await get('/', accept)).headers.etag).toMatch(/\.br\+"$/), {
    timeout: 10_000,
  });
  const small = await get('/', accept);
  expect(small.bytes.length).toBeLessThan(first.bytes.length);
  expect(small.text).toBe(first.text);
  expect((await get('/', { ...accept, 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  expect(made).toHaveLength(1);
  expect(reports).toEqual([]);
});

/** A visit that can be broken off; 'left' when it was. */
function visitOf(origin: string) {
  const leaving = new AbortController();
  const answer = fetch(`${origin}/`, { signal: leaving.signal }).then(
    ({ status }) => status,
    () => 'left' as const,
  );
  return { answer, leave: () => leaving.abort() };
}

it('who leaves takes the page from nobody else who waits for it', async () => {
  const { ends, make } = inHand();
  const { origin, figures } = await start(make);
  const [one, other] = [visitOf(origin), visitOf(origin)];
  await vi.waitFor(() => expect(figures().coalesced).toBe(1), { timeout: 10_000 });
  one.leave();
  expect(await one.answer).toBe('left');
  ends[0]?.();
  expect(await other.answer).toBe(200);
});

it('when all who waited have left, the making is called off', async () => {
  let calledOff = false;
  const { origin, figures } = await start(
    (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => {
          calledOff = true;
          reject(request.signal.reason);
        });
      }),
  );
  const visits = [visitOf(origin), visitOf(origin)];
  await vi.waitFor(() => expect(figures().coalesced).toBe(1), { timeout: 10_000 });
  for (const { leave } of visits) leave();
  await vi.waitFor(() => expect(calledOff).toBe(true), { timeout: 10_000 });
});

it('figures are told at /metrics', async () => {
  const { get } = await start(telling);
  await get('/');
  await get('/');
  const { text } = await get('/metrics');
  expect(text).toContain('kontor_page_cache_hits 1');
  expect(text).toContain('kontor_page_cache_misses 1');
  expect(text).toMatch(/kontor_page_cache_bytes [1-9]/);
});
