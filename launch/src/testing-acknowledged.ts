import { setTimeout as pause } from 'node:timers/promises';
import {
  CallError,
  type Client,
  createClient,
  getSession,
  type SessionTokens,
  sessionHeader,
} from '@kontor/contract';
import type { Product } from './testing-product.ts';

/** The load, and what it knows to be acknowledged. */
export interface Load {
  acknowledged: number;
  ended: boolean;
}

const tryAgain = 25;

/** Sends the same write until it is acknowledged. Nothing but an answer of ours that says no ends it. */
export async function untilAcknowledged<Answer>(
  load: Load,
  write: () => Promise<Answer>,
): Promise<Answer | undefined> {
  for (;;) {
    try {
      const answer = await write();
      load.acknowledged += 1;
      return answer;
    } catch (error) {
      const { status } = error as Partial<CallError>;
      if (status !== undefined && status >= 400 && status < 500) throw error;
      if (load.ended) return undefined;
      await pause(tryAgain);
    }
  }
}

export async function logIn(product: Product, email: string, password: string): Promise<SessionTokens> {
  const answer = await fetch(`${product.accounts}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, password }),
  });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`Logging in was answered with ${answer.status}.`);
  const token = new URL(location).searchParams.get('token') ?? '';
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return createClient({ baseUrl: product.accounts, headers: { cookie: cookie.join('; ') } })(getSession, {
    body: { token },
  });
}

export function clientAs(baseUrl: string, { token }: SessionTokens): Client {
  return createClient({ baseUrl, headers: { [sessionHeader]: token } });
}

/**
 * Performs what somebody who is logged in wants, until it is acknowledged; nothing when the load ended before. On a slow machine all of it
 * takes longer than a token lives: then they log in again.
 */
export function performAs(
  load: Load,
  baseUrl: string,
  begun: SessionTokens,
  logInAgain: () => Promise<SessionTokens>,
) {
  let client = clientAs(baseUrl, begun);
  return async <Answer>(wish: (call: Client) => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await untilAcknowledged(load, () => wish(client));
    } catch (error) {
      if (!(error instanceof CallError && error.errorName === 'TokenExpiredError')) throw error;
      const session = await untilAcknowledged(load, logInAgain);
      if (!session) return undefined;
      client = clientAs(baseUrl, session);
      return untilAcknowledged(load, () => wish(client));
    }
  };
}
