import { get } from 'node:http';
import { readNounAddress } from '@kontor/contract';
import { expect, inject, test, vi } from 'vitest';

interface Read {
  title: string;
  things: Record<string, unknown>[];
  /** Content of meta tags by name or property. */
  meta: Map<string, string>;
  /** Addresses of link tags by rel, with the language for alternates. */
  links: Map<string, string>;
}

/** What a machine that runs no script reads in a page. */
async function read(path: string): Promise<Read> {
  const html = await (await fetch(new URL(path, inject('portal')))).text();
  const text = (found: string | undefined) =>
    (found ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, inside = '']) => {
      const attributes = inside.matchAll(/([\w-]+)="([^"]*)"/g);
      return new Map([...attributes].map(([, key = '', value]) => [key.toLowerCase(), text(value)]));
    });
  return {
    title: text(/<title>([^<]*)/.exec(html)?.[1]),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
    meta: new Map(
      tags('meta').map((tag) => [tag.get('name') ?? tag.get('property') ?? '', tag.get('content') ?? '']),
    ),
    links: new Map(
      tags('link').map((tag) => [
        [tag.get('rel'), tag.get('hreflang')].filter(Boolean).join(' '),
        tag.get('href') ?? '',
      ]),
    ),
  };
}

/** First address of a kind among the results of a search. */
async function firstOf(kind: string, search: string): Promise<string> {
  const html = await (await fetch(new URL(search, inject('portal')))).text();
  return new RegExp(`href="(/${kind}/(?!me/)[^"]+)"`).exec(html)?.[1] ?? '';
}

const products = '/search-result?business=PR&countries=global&search=bearing';
const imported = '/search-result?business=MA&countries=US&search=brewery';

test('a business is an Organization with the address of its page and nothing it does not state', async () => {
  const { things, links, meta, title } = await read(await firstOf('business', imported));
  const [organization] = things;
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: links.get('canonical'),
    address: { '@type': 'PostalAddress', addressCountry: 'US' },
  });
  expect(title).toContain(String(organization?.name));
  expect(meta.has('robots')).toBe(false);
});

test('a product is a Product with its place in the industry tree, the steps counted from one', async () => {
  const { things, links, meta } = await read(await firstOf('business-product', products));
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({ '@context': 'https://schema.org', url: links.get('canonical') });
  expect(meta.get('og:title')).toContain(String(product?.name));
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = list?.itemListElement as { '@type': string; position: number; name: string; item?: string }[];
  expect(steps.length).toBeGreaterThan(1);
  for (const [place, step] of steps.entries()) {
    expect(step).toMatchObject({ '@type': 'ListItem', position: place + 1 });
    if (place < steps.length - 1) expect(URL.canParse(step.item ?? ''), step.name).toBe(true);
  }
  expect(steps.at(-1)?.name).toBe(product?.name);
  // What an invented business shows is no offer.
  expect(meta.get('robots')).toContain('noindex');
});

test.each(['/', '/industries', '/data-sources', '/search-result?business=MA&countries=global&industry=0006'])(
  '%s names itself, its languages and what networks show of it',
  async (path) => {
    const { title, meta, links } = await read(path);
    const canonical = new URL(path, inject('portal')).href;
    expect(links.get('canonical')).toBe(canonical);
    expect(links.get('alternate x-default')).toBe(canonical);
    const inLanguage = (language: string) => `${canonical}${path.includes('?') ? '&' : '?'}lang=${language}`;
    for (const language of ['en', 'es', 'it', 'zh'])
      expect(links.get(`alternate ${language}`)).toBe(inLanguage(language));
    expect(meta.get('og:url')).toBe(canonical);
    expect(meta.get('og:title')).toBe(title);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:locale')).toBe('en_US');
    expect(meta.has('robots')).toBe(false);
    const spanish = await read(inLanguage('es').slice(inject('portal').length));
    expect(spanish.links.get('canonical')).toBe(inLanguage('es'));
    expect(spanish.title).not.toBe(title);
  },
);

test('what visitors write is shown as they wrote it, brackets and all', async () => {
  const words = '<b>bold</b> <0>x</0>';
  const search = `/search-result?business=GO&countries=PE&asTyped=true&search=${encodeURIComponent(words)}`;
  const html = await (await fetch(new URL(search, inject('portal')))).text();
  expect(/<h1>(.*?)<\/h1>/s.exec(html)?.[1]).toContain('&lt;b&gt;bold&lt;/b&gt; &lt;0&gt;x&lt;/0&gt;');
});

test.each([
  '/search-result?business=MA&countries=global&industry=9999',
  '/search-result?business=MA&countries=global&search=qqzzxxjjqq',
])('%s can be invented without end and is not cached', async (path) => {
  const get = async (address: string) => {
    const { headers } = await fetch(new URL(address, inject('portal')));
    return headers.get('cache-status');
  };
  await vi.waitFor(async () => expect(await get('/industries')).toBe('kontor; hit'), { timeout: 10_000 });
  for (const _ of [1, 2]) expect(await get(path)).not.toBe('kontor; hit');
});

test('networks get a picture of the right size; browsers without script a way to the industries', async () => {
  const { meta } = await read('/');
  const picture = await fetch(meta.get('og:image') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(80_000);
  const html = await (await fetch(new URL('/', inject('portal')))).text();
  expect(html).toMatch(/<noscript><a [^>]*href="\/industries"/);
});

test('the description of the API is confined to its own files', async () => {
  const page = await fetch(new URL('/api/v1/docs/', inject('portal')));
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toMatch(/unsafe-|https?:|font-src[^;]*data:/);
});

test.each([
  ['/assets/', 404],
  ['/api/v1/%2e%2e/%2e%2e/internal/changes', 400],
])('%s is a mistake of who asks: %i', async (path, status) => {
  // As it stands: other clients resolve the dots.
  const { hostname, port } = new URL(inject('portal'));
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    get({ hostname, port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', reject);
  });
  expect(answered).toBe(status);
});

test.each(['/nowhere', '/business/nobody'])(
  '%s is 404, with title, description and keywords',
  async (path) => {
    expect((await fetch(new URL(path, inject('portal')))).status).toBe(404);
    const { title, meta } = await read(path);
    for (const text of [title, meta.get('description'), meta.get('keywords')])
      expect(text).toContain('Mexico');
    expect(meta.get('robots')).toContain('noindex');
  },
);

test('an invented name before an id leads to the page of the id', async () => {
  const path = await firstOf('business', imported);
  const id = readNounAddress(path)?.id;
  const invented = await fetch(new URL(`/business/Invented-${id}/?lang=es`, inject('portal')));
  expect(invented.status).toBe(200);
  expect(new URL(invented.url).search).toBe('?lang=es');
  expect(new URL(invented.url).pathname).not.toContain('Invented');
});

test.each([
  ['free words', products],
  ['a later page', '/search-result?business=MA&countries=global&page=2'],
  ['a category without results', '/search-result?business=GO&countries=PE&industry=0006&category=000601'],
])('%s are not for search engines', async (_, path) => {
  expect((await read(path)).meta.get('robots')).toBe('noindex, follow');
});
