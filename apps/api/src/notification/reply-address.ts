import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Config, deriveKey } from '@kontor/server';

type Settings = Pick<Config, 'REPLY_ADDRESS' | 'REPLY_IMAP_URL' | 'INTERNAL_TOKEN'>;

/** What stands in an address that answers a mail: which notification, and that we wrote it there. */
export interface ReplyCode {
  notificationID: string;
  signature: string;
}

interface Mailed {
  id: string;
  mail_token: string;
}

/** 80 bits. */
const signatureBytes = 10;

/** In hexadecimal digits, since mail servers may fold the case of an address. */
function sign({ INTERNAL_TOKEN: secret }: Settings, { id, mail_token }: Mailed): string {
  if (!secret) throw new Error('INTERNAL_TOKEN must be set to sign addresses.');
  const key = deriveKey(secret, 'api: reply by mail');
  const mac = createHmac('sha256', key).update(`${id} ${mail_token}`).digest();
  return mac.subarray(0, signatureBytes).toString('hex');
}

/** Where the mail of a notification is answered; undefined without a mailbox. */
export function replyAddress(settings: Settings, mailed: Mailed): string | undefined {
  const { REPLY_ADDRESS: address, REPLY_IMAP_URL: mailbox } = settings;
  if (!address || !mailbox) return undefined;
  const [local, domain] = address.split('@');
  return `${local}+${mailed.id}-${sign(settings, mailed)}@${domain}`;
}

/** The codes in addresses as headers of a mail have them, each once. */
export function replyCodesIn(
  { REPLY_ADDRESS: address = '' }: Settings,
  headers: readonly string[],
): ReplyCode[] {
  const [local = '', domain = ''] = address.toLowerCase().replaceAll(/[.-]/g, '\\$&').split('@');
  const pattern = new RegExp(`(?<![\\w.+-])${local}\\+(\\d{1,18})-([\\da-f]{20})@${domain}(?![\\w.-])`, 'g');
  const codes = headers.flatMap((header) =>
    [...header.toLowerCase().matchAll(pattern)].map(([, notificationID = '', signature = '']) => ({
      notificationID,
      signature,
    })),
  );
  return [...new Map(codes.map((code) => [`${code.notificationID}-${code.signature}`, code])).values()];
}

export function isSigned(settings: Settings, mailed: Mailed, signature: string): boolean {
  return timingSafeEqual(Buffer.from(sign(settings, mailed)), Buffer.from(signature));
}
