import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A browser that is subscribed: what it tells the product, and what it reads of a message it is sent (RFC 8291). */
export function aBrowser() {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Uint8Array): unknown {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const keyLength = bytes[20] ?? 0;
      const sender = bytes.subarray(21, 21 + keyLength);
      const sealed = bytes.subarray(21 + keyLength);
      const derive = (ikm: Buffer, by: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, by, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const ikm = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
