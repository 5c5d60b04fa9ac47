import type { Database } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { inHashingTurn } from '../password/hash-password.ts';
import { attachSessions, detachSessions } from '../session/families.ts';
import { findBeginning, setBeginning } from '../session/logins.ts';
import { who } from './who.ts';

/**
 * Runs what gives this browser another login in place of the one it has; the product's sessions go over to it instead of
 * ending with the old one, and end when they would have with it. `work` resolves with the cookies of the new login.
 */
export function carrySessions(
  context: Context,
  visit: Visit,
  loginID: string,
  work: (trx: Database) => Promise<string[]>,
): Promise<string[]> {
  const carry = async (trx: Database) => {
    const began = await findBeginning(trx, loginID);
    const families = await detachSessions(trx, loginID);
    const cookies = await work(trx);
    const headers = withCookies(visit.headers, cookies);
    const next = await who({ ...context, db: trx }, { ...visit, headers });
    const nextID = next?.loginID ?? loginID;
    await attachSessions(trx, families, nextID);
    if (began) await setBeginning(trx, nextID, began);
    return cookies;
  };
  // The turn first: a transaction that waits for one would keep others from the database.
  return inHashingTurn(() => context.joining.together(context.db, carry));
}

/** The headers of the request a browser would make after it was given these cookies. */
export function withCookies(headers: Headers, setCookies: string[]): Headers {
  const jar = new Map<string, string>();
  const pairs = [
    ...(headers.get('cookie')?.split('; ') ?? []),
    ...setCookies.map((cookie) => cookie.split(';')[0] ?? ''),
  ];
  for (const pair of pairs) jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  const next = new Headers(headers);
  const filled = [...jar].filter(([name, value]) => name !== '' && value !== '');
  next.set('cookie', filled.map(([name, value]) => `${name}=${value}`).join('; '));
  return next;
}
