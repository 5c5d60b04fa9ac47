import type { SigningKey } from '../../signing-key/signing-key.ts';

/** Before the coordinates of a point that is not compressed (SEC 1). */
const uncompressed = 0x04;

/** A public key as browsers and push services take it: the point, base64url. */
export function publicPoint({ publicKey: { x = '', y = '' } }: Pick<SigningKey, 'publicKey'>): string {
  const bytes = [Buffer.from([uncompressed]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat(bytes).toString('base64url');
}
