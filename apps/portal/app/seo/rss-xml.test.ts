import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rssXml } from './rss-xml.ts';
import { xmlText } from './xml-text.ts';

const feed = {
  title: 'Bearings & housings',
  description: 'New <here>',
  language: 'en',
  address: 'https://mx.kontor.example/search-result?business=PR&category=000601',
  own: 'https://mx.kontor.example/feed/000601.xml?lang=en',
};

it('names the feed, its page and each product with its day', () => {
  const xml = rssXml({
    ...feed,
    items: [
      {
        title: 'Ball bearing – Envases "Tepeyac"',
        address: 'https://mx.kontor.example/business-product/a',
        description: undefined,
        createdAt: '2026-10-03T09:30:00.000Z',
      },
    ],
  });
  expect(xml).toContain('<title>Bearings &amp; housings</title>');
  expect(xml).toContain('?business=PR&amp;category=000601</link>');
  expect(xml).toContain('<title>Ball bearing – Envases &quot;Tepeyac&quot;</title>');
  expect(xml).toContain('<pubDate>Sat, 03 Oct 2026 09:30:00 GMT</pubDate>');
  expect(xml).not.toContain('<item><description>');
});

it('no text breaks out of its element, and none holds what XML cannot', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"']/);
      expect(written).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
      expect([...written].every((character) => character >= ' ' || '\t\n\r'.includes(character))).toBe(true);
    }),
  );
});
