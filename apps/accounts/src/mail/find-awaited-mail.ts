import { timingSafeEqual } from 'node:crypto';
import { cookieValue } from '@kontor/web/cookie';
import type { Visit } from '../context.ts';
import type { Settings } from '../settings.ts';
import { type AwaitedMail, awaitedMailCookie, signAwaitedMail } from './awaited-mail.ts';

/** What this browser waits for; undefined when it is nothing, or no longer, or was not written by us. */
export function findAwaitedMail(settings: Settings, { headers }: Visit): AwaitedMail | undefined {
  const value = cookieValue(headers.get('cookie'), awaitedMailCookie(settings));
  const [of = '', address = '', signature = ''] = value?.split('.') ?? [];
  const genuine = Buffer.from(signAwaitedMail(settings, `${of}.${address}`));
  const shown = Buffer.from(signature);
  if (shown.length !== genuine.length || !timingSafeEqual(shown, genuine)) return undefined;
  return { of: of === 'sign-up' ? of : 'new-password', email: Buffer.from(address, 'base64url').toString() };
}
