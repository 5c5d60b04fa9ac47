import { expect, it } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { readStatedPhone } from './read-stated-phone.ts';

const { reference } = await sharedApi();

it.each([
  ['+52', '525512345678', '5512345678'],
  ['+52', '52 55 1234 5678', '55 1234 5678'],
  ['+52', '+52 55 1234 5678', '55 1234 5678'],
  // As long as numbers of the country are.
  ['+52', '5212345678', '5212345678'],
  ['+39', '3939061234', '3939061234'],
  // What is left would be none, either.
  ['+52', '52551234567890', '52551234567890'],
  ['+52', '445512345678', '445512345678'],
])('of %s and %s the number is %s', (countryCode, phoneNumber, read) => {
  expect(readStatedPhone({ countryCode, phoneNumber }, reference)).toEqual({
    countryCode,
    phoneNumber: read,
  });
});

it('is no phone where it was none', () => {
  expect(readStatedPhone({ countryCode: '+52', phoneNumber: '4775' }, reference)).toBeUndefined();
  expect(readStatedPhone({ countryCode: '+52', phoneNumber: '' }, reference)).toBeNull();
});
