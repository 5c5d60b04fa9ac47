import { CallError, type Client, refreshSession, sessionHeader } from '@kontor/contract';
import { canBeRenewed, isValid, readTokens, storeTokens } from './stored-session.ts';

/** There is nothing the session could be renewed with. */
export class NoRenewal extends Error {
  override name = 'NoRenewal';
}

/** The account service has answered that the session is over, as opposed to no answer, or a passing trouble of its own. */
export function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  if (error.errorName === 'Unreachable' || error.errorName === 'Malformed') return false;
  return error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** The part of the local storage a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  storage: SessionStorage;
  /** Does the work while no other tab does; where that cannot be had, tabs that ask at once are all answered. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  accounts: Client;
  now: () => number;
}

const timeout = 10_000;

/**
 * Exchanges tokens, once for all who ask at the same time, in all tabs: `spent` is the token that was refused or runs out,
 * and where another one lies in the storage by now, that is the answer.
 * @throws NoRenewal; CallError, of which `isRefusal` says whether the session is over
 */
export function tokenRenewal({ storage, alone, accounts, now }: Options): (spent: string) => Promise<string> {
  let running: Promise<string> | undefined;

  function otherThan(spent: string): string | undefined {
    const stored = readTokens(storage);
    return stored && stored.token !== spent && isValid(stored, now()) ? stored.token : undefined;
  }

  async function exchange(spent: string): Promise<string> {
    const newer = otherThan(spent);
    if (newer !== undefined) return newer;
    const stored = readTokens(storage);
    if (!stored || !canBeRenewed(stored, now())) throw new NoRenewal('There is no refresh token.');
    try {
      const headers = { [sessionHeader]: stored.refreshToken };
      const fresh = await accounts(refreshSession, {}, { headers, signal: AbortSignal.timeout(timeout) });
      // Whoever signed out or in meanwhile is not to be undone.
      if (readTokens(storage)?.refreshToken === stored.refreshToken) storeTokens(storage, fresh);
    } catch (error) {
      if (otherThan(spent) === undefined) throw error;
    }
    const token = otherThan(spent) ?? readTokens(storage)?.token;
    if (token === undefined) throw new NoRenewal('The session was ended meanwhile.');
    return token;
  }

  return (spent) => {
    running ??= alone(() => exchange(spent)).finally(() => {
      running = undefined;
    });
    return running;
  };
}
