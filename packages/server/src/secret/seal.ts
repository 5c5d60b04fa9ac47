import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts and authenticates: nonce, tag, text. */
export function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the key is another one or the bytes were changed. */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength));
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  const text = sealed.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
