import { shownLanguages } from '@kontor/web/language';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressIn } from './address-in.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

const languages = Object.keys(shownLanguages);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const read = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<>]*)<\/loc>/g)].map(([, text]) => read(text ?? ''));

it('lists every address once, bare and in each language, in pieces', async () => {
  const address = fc.webUrl({ withQueryParameters: true });
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 5 }), async (some) => {
      const all = Array.from({ length: 600 }, (_, index) => `${some[index % some.length]}&'<${index}`);
      const pieces = [...sitemapXml(all.map((each) => ({ address: each })))];
      expect(pieces).toHaveLength(4);
      expect(addressesIn(await xmlAnswer(pieces.values()).text())).toEqual(
        all.flatMap((each) => [each, ...languages.map((language) => addressIn(language, each))]),
      );
    }),
    { numRuns: 10 },
  );
});

it('names the day of the last change where one is known', () => {
  const [first = '', second = ''] = ['https://a.example/', 'https://b.example/'];
  const xml = [...sitemapXml([{ address: first, day: '2026-11-20' }, { address: second }])].join('');
  expect(xml).toContain(`<loc>${first}</loc><lastmod>2026-11-20</lastmod>`);
  expect(xml).toContain(`<loc>${first}?lang=es</loc><lastmod>2026-11-20</lastmod>`);
  expect(xml).not.toContain(`<loc>${second}</loc><lastmod>`);
});

it('every address names the same page in each language and by default, itself included', () => {
  const xml = [...sitemapXml([{ address: 'https://a.example/?a=1' }])].join('');
  const link = (language: string, query: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://a.example/?a=1${query}"/>`;
  const links = [
    ...languages.map((language) => link(language, `&amp;lang=${language}`)),
    link('x-default', ''),
  ].join('');
  expect(xml.match(/<url>.*<\/url>/g)).toEqual(
    ['', ...languages.map((language) => `&amp;lang=${language}`)].map(
      (query) => `<url><loc>https://a.example/?a=1${query}</loc>${links}</url>`,
    ),
  );
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

it('an index names sitemaps', () => {
  const xml = [...sitemapIndexXml([{ address: 'https://a.example/sitemap-pages.xml' }])].join('');
  expect(xml).toContain('<sitemap><loc>https://a.example/sitemap-pages.xml</loc></sitemap>');
  expect(xml.endsWith('</sitemapindex>\n')).toBe(true);
});

it('is XML that everybody may keep for an hour', () => {
  const { headers } = xmlAnswer([][Symbol.iterator]());
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});
