import { CallError, createClient, getSession, type Language } from '@kontor/contract';
import { continueAddress } from '../session/continue-address.ts';
import type { Session } from '../session/open-session.ts';

interface Entering {
  session: Session;
  origin: string;
  accountsOrigin: string;
  language: Language;
  /** What is said when the account service refuses the code. */
  refused: string;
}

/**
 * Exchanges the code of the address for a session and goes on to where the person came from. The code leaves the address
 * bar and the history before anything else happens.
 */
export async function enterSession(entering: Entering): Promise<void> {
  const { session, origin, accountsOrigin, language, refused } = entering;
  const given = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  try {
    const token = given.get('token') ?? '';
    await session.signIn(
      await accountsWithCookies(accountsOrigin, language)(getSession, { body: { token } }),
    );
    await takeSavesAlong(session);
    location.replace(continueAddress(given.get('continue'), origin, accountsOrigin));
  } catch (error) {
    if (!isAnswered(error)) return console.error('The session could not be begun', error);
    alert(refused);
    location.replace(`${origin}/`);
  }
}

/** Milliseconds a login waits for what the visitor saved: what is not in the account by then comes with the next page. */
const longestWait = 5_000;

/** What the visitor saved on this device is in the account when they arrive. */
async function takeSavesAlong(session: Session): Promise<void> {
  try {
    const { moveSaves } = await import('../favorite/move-saves.ts');
    await moveSaves(session, AbortSignal.timeout(longestWait));
  } catch (error) {
    console.warn('What moves saves into the account could not be loaded', error);
  }
}

/** The account service knows by its cookie that this is the browser that signed in. */
function accountsWithCookies(accountsOrigin: string, language: Language) {
  return createClient({
    baseUrl: accountsOrigin,
    language,
    fetch: (address, init) => fetch(address, { ...init, credentials: 'include' }),
  });
}

/** Whether the account service replied with `success: false`. */
function isAnswered(error: unknown): boolean {
  return error instanceof CallError && error.errorName !== 'Unreachable' && error.errorName !== 'Malformed';
}
