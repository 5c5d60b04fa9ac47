import { createOTP } from '@better-auth/utils/otp';

/** Seconds a code is shown. */
const period = 30;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * What an authenticator app that was given `address` shows now, or so many steps ahead. One step more or less than the
 * service's own clock says is right as well.
 */
export function codeOf(address: string, ahead = 0): Promise<string> {
  const secret = new URL(address).searchParams.get('secret') ?? '';
  return createOTP(fromBase32(secret)).hotp(Math.floor(Date.now() / 1_000 / period) + ahead);
}

export function fromBase32(text: string): string {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2)));
  return bytes.join('');
}
