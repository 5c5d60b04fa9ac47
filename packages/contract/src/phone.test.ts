import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';
import { anyText } from './testing-text.ts';

const dialCodes = ['1', '+52', '44', '383'];
const read = (countryCode?: string | null, phoneNumber?: string | null, codes: string[] | null = dialCodes) =>
  readPhone({ countryCode, phoneNumber }, codes ?? undefined);
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((each) => each.join(''));

describe('a phone', () => {
  it.each([
    ['+52', '47755501', { countryCode: '+52', phoneNumber: '47755501' }],
    ['52', '477 555 0164', { countryCode: '+52', phoneNumber: '477 555 0164' }],
    ['+ 1', ' (305) 555-0142 ', { countryCode: '+1', phoneNumber: '(305) 555-0142' }],
    ['+1809', '5550142 0', { countryCode: '+1809', phoneNumber: '5550142 0' }],
    ['＋５２', '４７７５５５０１', { countryCode: '+52', phoneNumber: '47755501' }],
    ['+52', '+52 55 1234 5678', { countryCode: '+52', phoneNumber: '55 1234 5678' }],
    ['+52', '+ 5 2-5512345678', { countryCode: '+52', phoneNumber: '5512345678' }],
    ['1', '+ 1 12345678', { countryCode: '+1', phoneNumber: '12345678' }],
    ['+52', '+44 55 1234 5678', undefined],
    ['+52', '+52 4775', undefined],
    ['+52', '+5', undefined],
    ['+52', '', null],
    ['', '', null],
    [undefined, undefined, null],
    [null, null, null],
    ['+52', '4775550', undefined],
    ['+52', '477555012345678901', undefined],
    ['+99', '47755501', undefined],
    ['+99', '', undefined],
    ['', '47755501', undefined],
    ['+', '47755501', undefined],
    ['52x', '47755501', undefined],
    ['+52', '4775 ext 5501', undefined],
    ['+52', 'eight digits', undefined],
    ['+52123456', '47755501', undefined],
  ])('%j %j is %j', (countryCode, phoneNumber, phone) => {
    expect(read(countryCode, phoneNumber)).toEqual(phone);
  });

  it('takes any code where the dial codes are not known', () => {
    expect(read('99', '47755501', null)).toEqual({ countryCode: '+99', phoneNumber: '47755501' });
    expect(read('x', '47755501', null)).toBeUndefined();
  });

  it('is one with a known dial code and 8 to 15 digits, with or without plus sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dialCodes),
        fc.constantFrom('', '+', '+ '),
        digits(0, 20),
        (code, plus, number) => {
          const bare = code.replace('+', '');
          const isOne = number.length >= 8 && number.length <= 15;
          const phone = isOne ? { countryCode: `+${bare}`, phoneNumber: number } : undefined;
          expect(read(plus + bare, number)).toEqual(number === '' ? null : phone);
        },
      ),
    );
  });

  it('once read is read the same again, whatever was typed', () => {
    const typed = fc.oneof(anyText(), fc.stringMatching(/^\+? ?\d{0,9}$/), digits(0, 20));
    fc.assert(
      fc.property(typed, typed, (countryCode, phoneNumber) => {
        const phone = read(countryCode, phoneNumber);
        if (!phone) return;
        expect(phone.countryCode).toMatch(/^\+(1|52|44|383)\d*$/);
        expect(phone.phoneNumber.replace(/\D/g, '').length).toBeGreaterThanOrEqual(8);
        expect(read(phone.countryCode, phone.phoneNumber)).toEqual(phone);
      }),
    );
  });
});
