import { shownLanguages } from '@kontor/web/language';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, it } from 'vitest';
import { thing } from '../seo/thing.ts';
import { metaTags, type PageMeta } from './meta-tags.ts';

const bare = 'https://mx.kontor.example/search-result?business=MA&countries=global';
const meta: PageMeta = { title: 'Title', description: 'Description', keywords: 'a, b', canonical: bare };

function tagsAt(search: string, language: string, given: Partial<PageMeta> = {}) {
  return metaTags(
    { ...meta, ...given },
    {
      location: { search },
      matches: [undefined, { id: 'root', loaderData: { language } }],
    },
  );
}

const alternates = Object.keys(shownLanguages).map((language) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang: language,
  href: `${bare}&lang=${language}`,
}));

it('each address is canonical by itself and names all languages and the default', () => {
  for (const [search, canonical] of [
    ['?business=MA&countries=global', bare],
    ['?business=MA&countries=global&lang=es', `${bare}&lang=es`],
    ['?lang=xx', bare],
  ]) {
    const tags = tagsAt(search ?? '', 'es');
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
    expect(tags).toContainEqual({ property: 'og:url', content: canonical });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: bare });
    expect(tags).toEqual(expect.arrayContaining(alternates));
  }
});

it('a path without a query gets the language as its only parameter', () => {
  const tags = tagsAt('?lang=en', 'en', { canonical: 'https://mx.kontor.example/' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://mx.kontor.example/?lang=en',
  });
});

it('social networks hear the language shown, whatever chose it', () => {
  const tags = tagsAt('', 'es');
  expect(tags).toContainEqual({ property: 'og:locale', content: 'es_ES' });
  expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Title' });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://mx.kontor.example/share.png' });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

it('a page with a picture of its own names that one, and says what it shows', () => {
  const picture = {
    address: 'https://mx.kontor.example/share/industries.png?lang=es&v=a',
    alt: 'Kontor – A',
  };
  const tags = tagsAt('', 'es', { picture });
  expect(tags.filter((tag) => 'property' in tag && String(tag.property).startsWith('og:image'))).toEqual([
    { property: 'og:image', content: picture.address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Kontor – A' },
  ]);
});

it('a feed is offered under its own title', () => {
  const feed = {
    title: 'New products: Bearings',
    address: 'https://mx.kontor.example/feed/000601.xml?lang=en',
  };
  const offered = (tags: ReturnType<typeof metaTags>) =>
    tags.filter((tag) => 'type' in tag && tag.type === 'application/rss+xml');
  expect(offered(tagsAt('', 'en', { feed }))).toEqual([
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.address },
  ]);
  expect(offered(tagsAt('', 'en'))).toEqual([]);
});

it('hidden and failed pages are not for search engines; others are', () => {
  const robots = (tags: ReturnType<typeof metaTags>) =>
    tags.filter((tag) => 'name' in tag && tag.name === 'robots');
  expect(robots(tagsAt('', 'en'))).toEqual([]);
  expect(robots(tagsAt('', 'en', { hidden: true }))).toEqual([
    { name: 'robots', content: 'noindex, follow' },
  ]);
  const failed = metaTags(undefined, { location: { search: '' }, matches: [] });
  expect(failed).toEqual([{ name: 'robots', content: 'noindex' }]);
});

it('a name cannot end the block of data it stands in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const tags = tagsAt('', 'en', { things: [thing('Organization', { name })] });
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => tags }]);
  const html = renderToString(createElement(Page));
  const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(block)).toMatchObject({ '@type': 'Organization', name });
});
