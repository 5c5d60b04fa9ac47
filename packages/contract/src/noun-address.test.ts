import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressById,
  businessAddress,
  canonicalBusinessPath,
  canonicalProductPath,
  idFromSlug,
  personAddress,
  productAddress,
  readNounAddress,
  slugOf,
} from './noun-address.ts';
import { addressedNouns, isNamed, nounPages, nounPath } from './noun-path.ts';

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

describe('what has a page', () => {
  it.each(addressedNouns)(
    '%s: its address by the id is read back, and is of the route the portal has',
    (noun) => {
      const path = addressById(noun, id);
      expect(readNounAddress(path)).toEqual({ noun, id });
      expect(nounPages[noun].route.replace(/:\w+$/, id)).toBe(path);
      const named = `${nounPath(noun)}/Name-${id}`;
      expect(readNounAddress(named)).toEqual(isNamed(noun) ? { noun, id } : undefined);
    },
  );
});

describe('readNounAddress', () => {
  it('reads back what was built, by whatever name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.uuid(),
        (name, company, uuid) => {
          const named = { id: uuid, name, company };
          for (const path of [
            businessAddress(named),
            canonicalBusinessPath(named),
            addressById('business', uuid),
          ])
            expect(readNounAddress(path)).toEqual({ noun: 'business', id: uuid });
          for (const path of [
            productAddress(named),
            canonicalProductPath(named),
            addressById('product', uuid),
          ])
            expect(readNounAddress(path)).toEqual({ noun: 'product', id: uuid });
          expect(readNounAddress(personAddress(uuid))).toEqual({ noun: 'person', id: uuid });
        },
      ),
    );
  });

  it.each([
    '/',
    '/business',
    '/business/create',
    `/${id}`,
    `/business/${id}/more`,
    `/profile/Somebody-${id}`,
    '/profile/edit',
    `/directory/${id}`,
    `/__proto__/${id}`,
  ])('%s is the page of none', (path) => expect(readNounAddress(path)).toBeUndefined());
});
