import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { callAddress, messageAddress } from './phone-address.ts';

it('calls and messages go to the number as it is written, without its spaces', () => {
  expect(callAddress('+1 305 555 0142')).toBe('tel:+13055550142');
  expect(messageAddress('+44 (20) 7946-0142')).toBe('https://wa.me/442079460142');
});

it('whatever a number is written with, the address holds its digits alone', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      expect(messageAddress(written)).toBe(`https://wa.me/${written.match(/[0-9]/g)?.join('') ?? ''}`);
    }),
  );
});

it('the numbers of the operator have a country code', () => {
  for (const phone of Object.values(brand.phones)) {
    expect(phone).toMatch(/^\+/);
    expect(messageAddress(phone)).toMatch(/^https:\/\/wa\.me\/[1-9][0-9]{7,14}$/);
  }
});
