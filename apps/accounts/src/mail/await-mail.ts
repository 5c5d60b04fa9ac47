import { longestEmail } from '@kontor/contract/account-limits';
import type { Settings } from '../settings.ts';
import { type AwaitedMail, awaitedMailCookie, signAwaitedMail } from './awaited-mail.ts';

/** Seconds: who comes back later fills the form in again. */
const remembered = 1_800;

/** The cookie by which this browser remembers what it waits for. */
export function awaitMail(settings: Settings, { of, email }: AwaitedMail): string {
  const text = `${of}.${Buffer.from(email.slice(0, longestEmail)).toString('base64url')}`;
  const value = `${text}.${signAwaitedMail(settings, text)}`;
  const secure = settings.ACCOUNTS_ORIGIN.startsWith('https:') ? '; Secure' : '';
  return `${awaitedMailCookie(settings)}=${value}; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax${secure}`;
}
