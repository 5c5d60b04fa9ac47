import fc from 'fast-check';
import { expect, it } from 'vitest';
import { websiteOf } from './website.ts';

it.each([
  ['example.com', 'https://example.com/', 'example.com'],
  ['http://www.example.com/', 'http://www.example.com/', 'www.example.com'],
  ['HTTPS://example.com/de/', 'https://example.com/de/', 'example.com/de/'],
])('%s leads to %s', (stated, href, shown) => {
  expect(websiteOf(stated)).toEqual({ href, shown });
});

it.each([undefined, '', '  ', 'none', 'javascript:alert(1)', 'localhost'])('%s is no website', (stated) => {
  expect(websiteOf(stated)).toBeUndefined();
});

it('leads nowhere but to the web', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain()), (stated) => {
      const website = websiteOf(stated);
      if (website) expect(website.href).toMatch(/^https?:\/\//);
    }),
  );
});
