import { expect, inject, test } from 'vitest';

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
  return new RegExp(`href="(/${kind}/[^"]+)"`).exec(html)?.[1] ?? '';
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
    for (const language of ['en', 'es'])
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

test.each([
  ['free words', products],
  ['a later page', '/search-result?business=MA&countries=global&page=2'],
  ['a category without results', '/search-result?business=GO&countries=PE&industry=0006&category=000601'],
])('%s are not for search engines', async (_, path) => {
  expect((await read(path)).meta.get('robots')).toBe('noindex, follow');
});
