import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalProductPath, productAddress } from '../product/product-address.ts';
import { businessAddress, canonicalBusinessPath } from './business-address.ts';
import { idFromSlug, properAddress, slugOf } from './slug.ts';

const id = '7931d197-079a-49b1-b984-fed5249e16fd';

describe('addresses', () => {
  it('links carry the slug encoded twice, the canonical address once', () => {
    const business = { id, name: 'Reductores del Bajío' };
    expect(businessAddress(business)).toBe(`/business/Reductores-del-Baj%25C3%25ADo-${id}/`);
    expect(canonicalBusinessPath(business)).toBe(`/business/Reductores-del-Baj%C3%ADo-${id}/`);
    const product = { id, name: 'Worm gear', company: 'A/S Drev' };
    expect(productAddress(product)).toBe(`/business-product/A%252FS-Drev-Worm-gear-${id}`);
    expect(canonicalProductPath(product)).toBe(`/business-product/A%2FS-Drev-Worm-gear-${id}`);
  });

  it('is one path without a query, whatever the name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const url = new URL(businessAddress({ id, name }), 'http://kontor.example');
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('properAddress', () => {
  const own = (name: string) => [canonicalBusinessPath({ id, name }), businessAddress({ id, name })];

  it('is none for the paths our links carry and the id alone, whatever the name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const path of [...own(name), `/business/${id}`, `/business/${id}/`])
          expect(properAddress(new URL(path, 'http://kontor.example'), own(name), id)).toBeUndefined();
      }),
    );
  });

  it('leads from an invented name to the canonical path, with the query', () => {
    const url = new URL(`http://kontor.example/business/Other-${id}/?lang=es`);
    expect(properAddress(url, own('Drev'), id)).toBe(`/business/Drev-${id}/?lang=es`);
  });
});

describe('idFromSlug', () => {
  it('finds the id however often the slug is encoded', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.uuid(),
        fc.integer({ min: 0, max: 4 }),
        (name, uuid, times) => {
          let slug = slugOf([name], uuid);
          for (let time = 0; time < times; time++) slug = encodeURIComponent(slug);
          expect(idFromSlug(slug)).toBe(uuid);
        },
      ),
    );
  });

  it('takes an id alone and upper case, and nothing that is none', () => {
    expect(idFromSlug(id)).toBe(id);
    expect(idFromSlug(id.toUpperCase())).toBe(id);
    for (const slug of [undefined, '', 'me', id.slice(1), `${id}x`, id.replace('7', 'z')])
      expect(idFromSlug(slug)).toBeUndefined();
  });
});
