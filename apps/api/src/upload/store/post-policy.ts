import { createHmac, timingSafeEqual } from 'node:crypto';
import { KontorError } from '@kontor/server';
import type { AnnouncedFile } from './store.ts';

/** The fields of a signed post to our own store. */
export interface PostFields {
  key: string;
  'Content-Type': string;
  /** JSON in Base64: until when, and what may be sent (the same form as that of S3). */
  policy: string;
  /** HMAC-SHA256 of the policy, in hexadecimal digits. */
  signature: string;
}

interface Policy {
  expiration: string;
  conditions: [{ key: string }, { 'Content-Type': string }, ['content-length-range', number, number]];
}

function signatureOf(policy: string, secret: string): string {
  return createHmac('sha256', secret).update(policy).digest('hex');
}

type SignedFile = Omit<AnnouncedFile, 'isStreamed'>;

export function signPost(
  { key, contentType, bytes }: SignedFile,
  { secret, expires }: { secret: string; expires: Date },
): PostFields {
  const policy: Policy = {
    expiration: expires.toISOString(),
    conditions: [{ key }, { 'Content-Type': contentType }, ['content-length-range', bytes, bytes]],
  };
  const text = Buffer.from(JSON.stringify(policy)).toString('base64');
  return { key, 'Content-Type': contentType, policy: text, signature: signatureOf(text, secret) };
}

/**
 * What the fields of a post allow to be sent. The policy is read only once its signature was found good, so it is one of
 * ours. @throws Forbidden when a field was changed, or the time is over
 */
export function allowedBy(fields: PostFields, secret: string, now: Date): SignedFile {
  const expected = Buffer.from(signatureOf(fields.policy, secret));
  const given = Buffer.from(fields.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notAllowed();
  const policy: Policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString());
  const [{ key }, { 'Content-Type': contentType }, [, bytes]] = policy.conditions;
  if (fields.key !== key || fields['Content-Type'] !== contentType) throw notAllowed();
  if (Date.parse(policy.expiration) <= now.getTime())
    throw new KontorError('Forbidden', 'The time to send this file has expired. Request another address.');
  return { key, contentType, bytes };
}

function notAllowed(): KontorError {
  return new KontorError('Forbidden', 'These are not the fields that were signed.');
}
