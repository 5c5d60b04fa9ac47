import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const read = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<>]*)<\/loc>/g)].map(([, text]) => read(text ?? ''));

it('lists every address once and as it is, in pieces', async () => {
  const address = fc.webUrl({ withQueryParameters: true });
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 5 }), async (some) => {
      const all = Array.from({ length: 600 }, (_, index) => `${some[index % some.length]}&'<${index}`);
      const pieces = [...sitemapXml(all.map((each) => ({ address: each })))];
      expect(pieces).toHaveLength(4);
      expect(addressesIn(await xmlAnswer(pieces.values()).text())).toEqual(all);
    }),
    { numRuns: 10 },
  );
});

it('names the day of the last change where one is known', () => {
  const xml = [
    ...sitemapXml([{ address: 'https://a.example/', day: '2026-11-20' }, { address: 'https://b.example/' }]),
  ];
  expect(xml.join('')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://a.example/</loc><lastmod>2026-11-20</lastmod></url>\n' +
      '<url><loc>https://b.example/</loc></url>\n' +
      '</urlset>\n',
  );
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
