import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose of one service, so that what leaks of one says nothing of the others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kontor ${purpose}`, 32));
}
