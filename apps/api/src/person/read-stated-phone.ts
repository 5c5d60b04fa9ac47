import { type Phone, readPhone } from '@kontor/contract';
import { validatePhoneNumberLength } from 'libphonenumber-js';
import type { Reference } from '../reference/reference.ts';
import { knownDialCodes } from './dial-codes.ts';

/** As `readPhone`, and without a country code that the number repeats: `525512345678` beside `+52` is too long for Mexico. */
export function readStatedPhone(
  given: { countryCode?: string | null; phoneNumber?: string | null },
  reference: Reference,
): Phone | null | undefined {
  const dialCodes = knownDialCodes(reference);
  const phone = readPhone(given, dialCodes);
  if (!phone || lengthOf(phone) !== 'TOO_LONG') return phone;
  const repeating = readPhone({ ...phone, phoneNumber: `+${phone.phoneNumber}` }, dialCodes);
  return repeating && lengthOf(repeating) === undefined ? repeating : phone;
}

/** What is wrong with it by the plan of its country; undefined for nothing. */
function lengthOf({ countryCode, phoneNumber }: Phone) {
  return validatePhoneNumberLength(countryCode + phoneNumber);
}
