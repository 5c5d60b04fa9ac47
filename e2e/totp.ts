import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30;

/**
 * What an authenticator app shows now for a secret written in base32 (RFC 6238, six digits, SHA-1), or `ahead` steps later. A
 * code works once; the next one is right already.
 */
export function totp(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '')].map((letter) =>
    letters.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / period) + ahead));
  const digest = createHmac('sha1', key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
