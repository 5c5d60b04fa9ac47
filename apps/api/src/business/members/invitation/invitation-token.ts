import { createHash, createHmac, hkdfSync } from 'node:crypto';

/**
 * What stands in the link of an invitation: 256 bits that follow from the random id of its mail and a secret of the services. A job
 * that is done again mails the same link, and nothing that leads there is stored.
 */
export function invitationToken(secret: string, mailID: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'business invitation', 32));
  return createHmac('sha256', key).update(mailID).digest('base64url');
}

/** What is stored of it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
