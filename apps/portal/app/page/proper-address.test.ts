import { addressById, businessAddress, canonicalBusinessPath } from '@kontor/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { properAddress } from './proper-address.ts';

const id = '7931d197-079a-49b1-b984-fed5249e16fd';

describe('properAddress', () => {
  const own = (name: string) => [canonicalBusinessPath({ id, name }), businessAddress({ id, name })];

  it('is none for the paths our links carry and the id alone, whatever the name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const path of [...own(name), addressById('business', id), `${addressById('business', id)}/`])
          expect(properAddress(new URL(path, 'http://kontor.example'), own(name), id)).toBeUndefined();
      }),
    );
  });

  it('leads from an invented name to the canonical path, with the query', () => {
    const url = new URL(`http://kontor.example/business/Other-${id}/?lang=es`);
    expect(properAddress(url, own('Drev'), id)).toBe(`/business/Drev-${id}/?lang=es`);
  });
});
