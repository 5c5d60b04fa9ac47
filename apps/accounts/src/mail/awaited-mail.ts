import { createHmac, timingSafeEqual } from 'node:crypto';
import { longestEmail } from '@kontor/contract/account-limits';
import { cookieValue } from '@kontor/web/cookie';
import type { Visit } from '../context.ts';
import { deriveKey } from '../secret.ts';
import type { Settings } from '../settings.ts';

/** What somebody waits for in this browser, so that the page after the form can name the address and send the mail again. */
export interface AwaitedMail {
  of: 'sign-up' | 'new-password';
  /** As it was typed: whether it has an account stays unsaid. */
  email: string;
}

/** Seconds: who comes back later fills the form in again. */
const remembered = 1_800;

/** The cookie that remembers it; signed, so that nobody has mails sent to an address without the form's own checks. */
export function awaitMail(settings: Settings, { of, email }: AwaitedMail): string {
  const text = `${of}.${Buffer.from(email.slice(0, longestEmail)).toString('base64url')}`;
  const secure = isSecure(settings) ? '; Secure' : '';
  const value = `${text}.${sign(settings, text)}`;
  return `${cookieName(settings)}=${value}; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax${secure}`;
}

export function findAwaitedMail(settings: Settings, { headers }: Visit): AwaitedMail | undefined {
  const [of = '', address = '', signature = ''] =
    cookieValue(headers.get('cookie'), cookieName(settings))?.split('.') ?? [];
  const [shown, genuine] = [Buffer.from(signature), Buffer.from(sign(settings, `${of}.${address}`))];
  if (shown.length !== genuine.length || !timingSafeEqual(shown, genuine)) return undefined;
  return { of: of === 'sign-up' ? of : 'new-password', email: Buffer.from(address, 'base64url').toString() };
}

function sign(settings: Settings, text: string): string {
  return createHmac('sha256', deriveKey(settings.ACCOUNTS_SECRET, 'awaited mails'))
    .update(text)
    .digest('base64url');
}

function isSecure({ ACCOUNTS_ORIGIN }: Settings): boolean {
  return ACCOUNTS_ORIGIN.startsWith('https:');
}

function cookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-kontor.mail' : 'kontor.mail';
}
