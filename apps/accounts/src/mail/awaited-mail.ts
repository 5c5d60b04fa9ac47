import { createHmac } from 'node:crypto';
import { deriveKey } from '../secret.ts';
import type { Settings } from '../settings.ts';

/** What somebody waits for in this browser, so that the page after the form can name the address and send the mail again. */
export interface AwaitedMail {
  of: 'sign-up' | 'new-password';
  /** As it was typed: whether it has an account stays unsaid. */
  email: string;
}

/** Of what the cookie says, so that nobody has mails sent to an address without the checks of the form. */
export function signAwaitedMail(settings: Settings, text: string): string {
  return createHmac('sha256', deriveKey(settings.ACCOUNTS_SECRET, 'awaited mails'))
    .update(text)
    .digest('base64url');
}

/** Under https browsers keep it to this host and to secure connections by its name. */
export function awaitedMailCookie({ ACCOUNTS_ORIGIN }: Settings): string {
  return ACCOUNTS_ORIGIN.startsWith('https:') ? '__Host-kontor.mail' : 'kontor.mail';
}
